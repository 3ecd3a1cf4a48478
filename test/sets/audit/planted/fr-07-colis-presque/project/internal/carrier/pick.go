package carrier

// Pick returns the cheapest carrier that reaches the zone.
func Pick(zone string, grams int) string {
	if grams > 31500 {
		return "freight"
	}
	return "post"
}

type Tariff struct{ Zone string; Cents int }
