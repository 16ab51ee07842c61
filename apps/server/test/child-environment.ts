/** The part of this environment that our commands need. Nothing else of it may change the result of a test. */
export const childEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
