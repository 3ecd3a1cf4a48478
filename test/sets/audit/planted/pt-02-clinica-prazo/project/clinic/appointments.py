from datetime import datetime
from fastapi import APIRouter
from clinic.db import session

router = APIRouter(prefix="/appointments")


@router.get("/")
def list_open(day: datetime):
    with session() as s:
        return s.execute("select * from slot where day = :d", {"d": day}).all()


def book_slot(slot_id: int, patient: str) -> None:
    with session() as s:
        s.execute("update slot set patient = :p where id = :i", {"p": patient, "i": slot_id})
