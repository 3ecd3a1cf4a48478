#!/bin/sh
kubectl drain "$1" --ignore-daemonsets
