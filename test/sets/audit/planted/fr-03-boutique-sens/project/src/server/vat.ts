export const RATES = { DE: 19, FR: 20, ES: 21 };
export function grossOf(net: number, country: keyof typeof RATES) {
  return Math.round(net * (100 + RATES[country])) / 100;
}
