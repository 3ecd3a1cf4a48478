from django.db import models


class Loan(models.Model):
    book = models.ForeignKey("catalog.Book", on_delete=models.PROTECT)
    due = models.DateField()

    def is_late(self, today):
        return today > self.due
