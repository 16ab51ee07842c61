type Exists = { pathExists: (path: string) => boolean; linkExists: (target: string) => boolean }

/** Folders of the repository that a path in a document starts with. */
const CODE_PATH = /`((?:apps|packages|e2e|bench|scripts|docs)\/[\w./-]*[\w/])`/g
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

/** Paths in backticks and targets of links that do not exist. Placeholders (`<domain>`, `NNN`) and addresses of the web are not paths. */
export const findBrokenPaths = (markdown: string, { pathExists, linkExists }: Exists): string[] => {
  const paths = [...markdown.matchAll(CODE_PATH)].map(([, path = '']) => path).filter((path) => !pathExists(path))
  const links = [...markdown.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !linkExists(target))
  return [...new Set([...paths, ...links])]
}
