from fastapi import FastAPI
from clinic.appointments import router

app = FastAPI(title="clinic")
app.include_router(router)
