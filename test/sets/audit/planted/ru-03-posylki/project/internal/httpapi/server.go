package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

func New() http.Handler {
	r := chi.NewRouter()
	r.Get("/route", handleRoute)
	return r
}

func handleRoute(w http.ResponseWriter, r *http.Request) { w.WriteHeader(204) }
