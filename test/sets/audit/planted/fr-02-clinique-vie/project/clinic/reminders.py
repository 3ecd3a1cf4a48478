import httpx

QUIET_HOURS = (21, 8)


def send_sms(number: str, text: str) -> bool:
    r = httpx.post("http://sms.internal/send", json={"to": number, "text": text}, timeout=5)
    return r.status_code == 202
