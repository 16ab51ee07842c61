/** What each step of a run took and the whole, one line each: the seconds, then the name. */
export const stepTable = (steps, allSeconds) => {
  const rows = [{ seconds: 'Seconds', name: 'Step' }, ...steps, { seconds: allSeconds, name: 'All' }]
  return rows.map(({ seconds, name }) => `${String(seconds).padStart(7)}  ${name}`).join('\n')
}
