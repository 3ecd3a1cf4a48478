resource "hcloud_server" "node" {
  count       = 3
  name        = "k3s-${count.index}"
  server_type = "cx32"
}
