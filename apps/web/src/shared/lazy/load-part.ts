/** Requested files, by address. */
const requested = new Map<string, Promise<void>>()

/** Adds a file to the page's head. A script is only preloaded; a style sheet must be loaded before the part can be shown. */
const addLink = (href: string): Promise<void> => {
  const isStyle = href.endsWith('.css')
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    if (!isStyle) resolve()
    link.onload = () => resolve()
    link.onerror = (error) => {
      // The next try requests it again.
      link.remove()
      requested.delete(href)
      reject(error)
    }
  })
}

/** Loads a part of the app and all its dependencies in parallel. The build calls it for every `import()` (vite/load-parts.ts). */
export const loadPart = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(
    files.map((file) => {
      const href = `/${file}`
      const coming = requested.get(href) ?? (document.querySelector(`link[href="${href}"]`) ? undefined : addLink(href))
      if (coming) requested.set(href, coming)
      return coming
    }),
  )
  return load()
}
