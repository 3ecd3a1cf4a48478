/** What a page does: search, filter, keyboard, day and night. It reads the page it stands in, and nothing else. */
export const SCRIPT = `
'use strict';
(() => {
  const one = (selector) => document.querySelector(selector);
  const many = (selector) => [...document.querySelectorAll(selector)];
  const rows = many('.row');
  const words = new Map();
  const keys = many('.key');
  const search = one('#q');
  const choosers = ['kind', 'word'].map((name) => [name, one('#' + name)]).filter(([, each]) => each);
  const wordsOf = (row) => {
    if (!words.has(row)) words.set(row, row.textContent.toLowerCase());
    return words.get(row);
  };
  const visible = () => rows.filter((row) => !row.hidden);
  const show = () => {
    const states = keys.filter((key) => key.ariaPressed === 'true').map((key) => key.dataset.state);
    const asked = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    for (const row of rows) {
      const own = row.dataset.states.split(' ');
      row.hidden =
        (states.length > 0 && !states.some((state) => own.includes(state))) ||
        choosers.some(([name, each]) => each.value !== '' && row.dataset[name] !== each.value) ||
        !asked.every((word) => wordsOf(row).includes(word));
    }
    const number = visible().length;
    one('#shown').textContent =
      number === rows.length ? number + (number === 1 ? ' memory' : ' memories') : number + ' of ' + rows.length;
    one('#none').hidden = number > 0;
  };
  const clear = () => {
    search.value = '';
    for (const [, each] of choosers) each.value = '';
    for (const key of keys) key.ariaPressed = 'false';
    show();
  };
  const step = (by) => {
    const shown = visible();
    const at = shown.findIndex((row) => row.contains(document.activeElement));
    const next = shown[at === -1 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (next) next.querySelector('summary').focus();
  };
  const open = () => {
    const row = location.hash.startsWith('#m-') && document.getElementById(location.hash.slice(1));
    if (!row) return;
    if (row.hidden) clear();
    row.open = true;
    row.scrollIntoView({ block: 'center' });
  };
  for (const key of keys)
    key.addEventListener('click', () => {
      key.ariaPressed = String(key.ariaPressed !== 'true');
      show();
    });
  for (const [, each] of choosers) each.addEventListener('change', show);
  if (search) search.addEventListener('input', show);
  addEventListener('hashchange', open);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return;
    const typing = event.target === search || event.target.tagName === 'SELECT';
    if (event.key === 'Escape') {
      clear();
      if (typing) event.target.blur();
    } else if (typing) {
      if (event.key === 'ArrowDown' && event.target === search) step(1);
      else return;
    } else if (event.key === '/') search.focus();
    else if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
    else return;
    event.preventDefault();
  });
  one('#theme').addEventListener('click', () => {
    const root = document.documentElement;
    const night = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = night ? 'light' : 'dark';
  });
  open();
})();
`;
