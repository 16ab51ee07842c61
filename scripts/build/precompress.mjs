import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(js|css|svg|html|json|webmanifest|wasm|txt|xml)$/
// Below this the header costs more than the compression saves.
const smallestBytes = 1024

/** Writes `<file>.br` and `<file>.gz` beside every static text file of the folder, where that is smaller than the file. */
export const precompress = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))))
}

const compressFile = async (file) => {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: brotliParams }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([
    ...(br.length < content.length ? [writeFile(`${file}.br`, br)] : []),
    ...(gz.length < content.length ? [writeFile(`${file}.gz`, gz)] : []),
  ])
}
