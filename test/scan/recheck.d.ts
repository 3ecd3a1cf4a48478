declare module 'recheck/lib/browser.js' {
  export { default } from 'recheck';
}
