#!/bin/sh
set -eu
echo rotating
