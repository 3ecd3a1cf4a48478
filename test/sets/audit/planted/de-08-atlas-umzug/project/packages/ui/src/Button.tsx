export function Button(p: { children: React.ReactNode }) {
  return <button className="btn">{p.children}</button>;
}
