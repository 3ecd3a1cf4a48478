#!/bin/bash
[[ -f a ]]
