/** Settings that a text does not name, as whole words. */
export const findMissingSettings = (names: readonly string[], text: string): string[] => {
  const said = new Set(text.match(/\b[A-Z][A-Z0-9_]*\b/g))
  return names.filter((name) => !said.has(name))
}

/** Lines of an example file, set or commented out, whose setting does not exist: `#PORT=3000`. */
export const findUnknownSettings = (names: readonly string[], example: string): string[] =>
  [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name).filter((name) => !names.includes(name))
