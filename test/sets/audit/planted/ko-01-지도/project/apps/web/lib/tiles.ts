export function tileUrl(u: URL) {
  return `https://tiles.atlas.test${u.pathname}`;
}
