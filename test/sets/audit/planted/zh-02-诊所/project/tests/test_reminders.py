from clinic.reminders import QUIET_HOURS


def test_quiet():
    assert QUIET_HOURS == (21, 8)
