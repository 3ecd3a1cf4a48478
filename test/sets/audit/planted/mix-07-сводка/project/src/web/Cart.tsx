import { useReducer } from 'react';
export function Cart() {
  const [s, d] = useReducer((x) => x, { lines: [] });
  return <ul>{s.lines.map((l) => <li key={l.id}>{l.title}</li>)}</ul>;
}
