export function addShipping(cents: number) {
  return cents + 490;
}
export class CartTotal {
  rounding = "half-even";
}
