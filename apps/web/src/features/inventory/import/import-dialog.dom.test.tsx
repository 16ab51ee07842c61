import { IMPORT_FILE_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import type { Import } from '@jhola/contract/inventory/import/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { onShelf } from '../../../../test/fixtures/products.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

/** A file of three rows: a new product, a changed price, and a price that is not a number. */
const CHECKED: Import = {
  id: '01a13e84-efda-78c8-ad0e-0000000000c1',
  file_name: 'shelf.csv',
  kind: 'csv',
  state: 'checked',
  stopped_in: null,
  failure: null,
  guessed_encoding: null,
  columns: [
    { column: 'A', heading: 'Name', sample: 'Chakki Atta', field: 'name' },
    { column: 'B', heading: 'Price', sample: '250', field: 'price' },
  ],
  missing: [],
  counts: { rows: 3, new: 1, changed: 1, same: 0, refused: 1 },
  done: 3,
  total: 3,
  refused: [
    {
      row: 3,
      name: 'Toor Dal',
      problems: [
        { field: 'price', column: 'B', heading: 'Price', value: 'ask', code: 'not_a_number', message: 'This is not a number.' },
      ],
    },
  ],
  changed: [{ row: 4, name: 'Salt', changes: [{ field: 'price', heading: 'Price', from: '20', to: '22' }] }],
  created_at: minutesFromNow(0),
}

/** The import dialog over the list of a shop; `upload` is the server's state of the file. */
const openUpload = async (left: Import | null = null) => {
  const api = createCounterApi()
  line.io = createFakeSocket().io
  let upload: Import | null = left
  api.on('GET /inventory/shelf', () => onShelf([]))
  api.on('GET /inventory/imports', () => ({ success: true, latest: upload }))
  api.on('GET /inventory/imports/{import_id}', () => ({ success: true, import: upload ?? CHECKED }))
  api.on('GET /inventory/imports/template', () => ({
    success: true,
    columns: [
      { field: 'name', heading: 'Name', required: true },
      { field: 'price', heading: 'Price', required: true },
    ],
    rows: [],
  }))
  api.on('POST /inventory/imports', () => {
    upload = CHECKED
    return { success: true, import: upload }
  })
  api.on('POST /inventory/imports/{import_id}/apply', () => {
    upload = { ...CHECKED, state: 'applying', done: 1, total: 2 }
    return { success: true, import: upload }
  })
  const { user } = await showCounter(api, '/inventory/upload')
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Upload Products' }))
  return {
    api,
    user,
    dialog,
    finish: () => {
      upload = { ...CHECKED, state: 'applied' }
    },
  }
}

type Opened = Awaited<ReturnType<typeof openUpload>>

const choose = async ({ dialog, user }: Opened, file: File) => {
  await user.upload((await dialog.findAllByLabelText('Choose a file')).at(-1) ?? document.body, file)
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
}

const FILE = new File(['Name,Price\nChakki Atta,250\nToor Dal,ask\nSalt,22\n'], 'shelf.csv', { type: 'text/csv' })
const row = ({ dialog }: Opened, name: string): string | null => dialog.getByText(name).closest('li')?.textContent ?? null

test('a file is previewed first: new products, changes, and each invalid cell with its address', async () => {
  const opened = await openUpload()
  expect((await opened.dialog.findByRole('button', { name: 'Upload' })) as HTMLButtonElement).toHaveProperty('disabled', true)
  await choose(opened, FILE)
  await opened.dialog.findByText('What would happen')
  expect(row(opened, 'Toor Dal')).toMatch(/Row 3.*B3 · Price.*ask.*This is not a number\./)
  expect(row(opened, 'Salt')).toMatch(/Row 4.*Price.*20 → 22/)
  expect(opened.api.asked('POST /inventory/imports').map(({ query, upload }) => [query.file_name, upload?.size])).toEqual([
    ['shelf.csv', FILE.size],
  ])
  expect(opened.api.asked('POST /inventory/imports/{import_id}/apply')).toEqual([])
  expect(opened.api.trouble).toEqual([])
})

test('the valid rows are saved with a progress bar, and the list is refetched afterwards', async () => {
  const opened = await openUpload()
  const { api, dialog, user } = opened
  await choose(opened, FILE)
  await user.click(await dialog.findByRole('button', { name: 'Write 2 products' }))
  const bar = await dialog.findByRole('progressbar', { name: 'Writing to your shelf' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '2'])
  dialog.getByText('1 of 2 rows')
  const readings = api.asked('GET /inventory/shelf').length
  opened.finish()
  await dialog.findByText(/2 products are on your shelf\./)
  dialog.getByText(/1 row was not written\./)
  await waitFor(() => expect(api.asked('GET /inventory/shelf').length).toBeGreaterThan(readings))
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(location.pathname).toBe('/inventory'))
  expect(api.asked('POST /inventory/imports/{import_id}/apply')).toHaveLength(1)
  expect(api.trouble).toEqual([])
})

test('an import that stopped halfway continues where it stopped', async () => {
  const { api, dialog, user, finish } = await openUpload({
    ...CHECKED,
    state: 'stopped',
    stopped_in: 'applying',
    done: 1,
    total: 2,
  })
  await dialog.findByText(/Writing was interrupted after 1 of 2 rows/)
  await user.click(dialog.getByRole('button', { name: 'Go on' }))
  await dialog.findByRole('progressbar')
  finish()
  await dialog.findByText(/2 products are on your shelf\./)
  expect(api.trouble).toEqual([])
})

test('a file that is too large is refused before it is sent', async () => {
  const opened = await openUpload()
  await choose(opened, new File([new Uint8Array(IMPORT_FILE_MAX_BYTES + 1)], 'large.csv'))
  await opened.dialog.findByText(/This file is larger than \d+ MB/)
  expect(opened.api.asked('POST /inventory/imports')).toEqual([])
  expect(opened.api.trouble).toEqual([])
})
