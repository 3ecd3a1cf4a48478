<?php

namespace App\Services;

class DuesService
{
    public function openDues(int $memberId): int { return 0; }
}
