<?php
class DuesTest extends PHPUnit\Framework\TestCase {}
