/** In tests a CSS module returns every class under its own name. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);
