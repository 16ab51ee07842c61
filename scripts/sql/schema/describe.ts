import type { Client, Connection } from 'pg'

/** The server's description of a text, without running it: ids of the parameters' types, names and types of the columns. */
export type Description = { parameters: readonly number[]; columns: readonly { name: string; typeId: number }[] }

type Field = { name: string; dataTypeID: number }
type ParameterMessage = { dataTypeIDs: number[] }
type Refusal = Error & { position?: string }

/** A Parse and a Describe as the driver's `query` takes it. */
const ask = (text: string, done: (error: Error | undefined, description: Description) => void) => {
  let parameters: readonly number[] = []
  let columns: Description['columns'] = []
  let forget = () => {}
  let isRefused = false
  return {
    submit(connection: Connection) {
      const note = ({ dataTypeIDs }: ParameterMessage) => {
        parameters = dataTypeIDs
      }
      forget = () => connection.off('parameterDescription', note)
      connection.on('parameterDescription', note)
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription({ fields }: { fields: Field[] }) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }))
    },
    handleError(error: Error) {
      isRefused = true
      forget()
      done(error, { parameters, columns })
    },
    handleReadyForQuery() {
      forget()
      if (!isRefused) done(undefined, { parameters, columns })
    },
  }
}

/** Lets the server parse a text. Throws the server's error, with its position. */
export const describe = (client: Client, text: string): Promise<Description> =>
  new Promise((resolve, reject) => {
    client.query(
      ask(text, (error, description) => {
        if (error) reject(withPlace(error, text))
        else resolve(description)
      }),
    )
  })

const withPlace = (error: Refusal, text: string): Error => {
  const at = Number(error.position)
  if (!Number.isInteger(at)) return error
  const excerpt = text.slice(Math.max(0, at - 30), at + 40).replaceAll(/\s+/g, ' ')
  return new Error(`${error.message}, near “${excerpt}”`)
}
