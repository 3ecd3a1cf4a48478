package main

import (
	"net/http"

	"git.tarn.test/parcel/router/internal/httpapi"
)

func main() { _ = http.ListenAndServe(":8080", httpapi.New()) }
