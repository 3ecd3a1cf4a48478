INSTALLED_APPS = ["loans", "catalog"]
TIME_ZONE = "UTC"
LOAN_DAYS = 28
