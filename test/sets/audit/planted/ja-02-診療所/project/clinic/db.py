from contextlib import contextmanager
from sqlalchemy import create_engine

engine = create_engine("postgresql+psycopg://localhost/clinic")


@contextmanager
def session():
    with engine.begin() as c:
        yield c
