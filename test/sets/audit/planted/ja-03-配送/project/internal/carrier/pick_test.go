package carrier

import "testing"

func TestPickHeavy(t *testing.T) {
	if Pick("EU1", 40000) != "freight" {
		t.Fatal()
	}
}
