from celery import shared_task


@shared_task
def remind_late():
    pass
