resource "hcloud_network" "core" {
  name     = "core"
  ip_range = "10.20.0.0/16"
}
