// Makes the recorded voice of every language: `node scripts/generate/voice.ts [language...]`, with `--anew` also what is
// recorded already. Needs espeak-ng, sox and lame (Debian's
// packages of these names); the product itself needs none of them. What is said: scripts/generate/voice/numbers and the catalogues' `spoken`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@jhola/contract/constants'
import { isNumbers, isTexts, textsOfClips } from './voice/texts-of-clips.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'apps/web/src/voice')
const SPEECH = { voices: { en: 'en-gb' } as Record<string, string>, wordsPerMinute: '150', pitch: '45' }
/** 16 kHz and 24 kbit/s: speech is clear, and a language stays near one megabyte. */
const SOUND = { hertz: '16000', kilobits: '24' }
const QUIET = ['silence', '1', '0.01', '0.4%']

/** Writes words as the synthesiser reads them: in Assamese it spells a য with its dot as two letters, and ন alone as a letter's name. */
const asRead = (language: string, text: string): string =>
  language === 'as' ? text.replaceAll('\u09af\u09bc', '\u09df').replaceAll(/(?<=^|\s)ন(?=$|\s)/g, 'নঅ') : text

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** One clip as frames of MP3 that need none before them: clips are played one behind the other. */
const record = (folder: string, language: string, text: string): Buffer => {
  const [raw, cut, sound] = ['raw.wav', 'cut.wav', 'sound.mp3'].map((name) => join(folder, name)) as [string, string, string]
  const voice = SPEECH.voices[language] ?? language
  execFileSync('espeak-ng', ['-v', voice, '-s', SPEECH.wordsPerMinute, '-p', SPEECH.pitch, '-w', raw, asRead(language, text)])
  const trim = [...QUIET, 'reverse', ...QUIET, 'reverse', 'pad', '0', '0.04', 'norm', '-3']
  execFileSync('sox', ['-V1', raw, '-r', SOUND.hertz, '-c', '1', cut, ...trim])
  execFileSync('lame', ['-S', '-t', '--nores', '-m', 'm', '-b', SOUND.kilobits, '--resample', '16', cut, sound], {
    stdio: 'ignore',
  })
  return readFileSync(sound)
}

type Index = Record<string, [start: number, length: number]>

const committed = (revision: string, file: string): Buffer | null => {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], {
      cwd: root,
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

/**
 * What the repository has recorded already, by what was said when it was recorded: it stays byte for byte, because no two runs of
 * sox give the same. Texts that were changed since without a recording are not taken for recorded.
 */
const recordedBefore = (language: string): Map<string, Buffer> => {
  const last = ['log', '-1', '--format=%H', '--', `apps/web/src/voice/${language}.mp3`]
  const revision = execFileSync('git', last, { cwd: root, encoding: 'utf8' }).trim()
  const [sound, index, phrases, numbers] = [
    `apps/web/src/voice/${language}.mp3`,
    `apps/web/src/voice/${language}.json`,
    `apps/web/src/locales/${language}/voice.json`,
    `scripts/generate/voice/numbers/${language}.json`,
  ].map((file) => committed(revision, file))
  if (!sound || !index || !phrases || !numbers) return new Map()
  // @NOTE our own files, as they were checked when they were made.
  const places = JSON.parse(index.toString()) as Index
  const texts = textsOfClips(JSON.parse(phrases.toString()), JSON.parse(numbers.toString()))
  return new Map(
    Object.entries(places).map(([clip, [start, length]]) => [texts.get(clip) ?? '', sound.subarray(start, start + length)]),
  )
}

const makeVoice = (language: string, isAnew: boolean): void => {
  const spoken = `apps/web/src/locales/${language}/voice.json`
  if (!existsSync(join(root, spoken))) throw new Error(`${language}: its phrases are not translated yet`)
  const [phrases, numbers] = [readJson(spoken), readJson(`scripts/generate/voice/numbers/${language}.json`)]
  if (!isTexts(phrases) || !isNumbers(numbers)) throw new Error(`${language}: its phrases or numbers are not what they should be`)
  const folder = mkdtempSync(join(tmpdir(), 'jhola-voice-'))
  const index: Index = {}
  const before = isAnew ? new Map<string, Buffer>() : recordedBefore(language)
  const sounds: Buffer[] = []
  const known = new Map<string, [number, number]>()
  let end = 0
  for (const [clip, text] of textsOfClips(phrases, numbers)) {
    const sound = known.has(text) ? null : (before.get(text) ?? record(folder, language, text))
    if (sound) {
      known.set(text, [end, sound.length])
      sounds.push(sound)
      end += sound.length
    }
    index[clip] = known.get(text) ?? [0, 0]
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, `${language}.mp3`), Buffer.concat(sounds))
  writeFileSync(join(target, `${language}.json`), `${JSON.stringify(index)}\n`)
  console.log(`${language}: ${known.size} clips, ${Math.round(end / 1000)} KB`)
}

const asked = process.argv.slice(2).filter((argument) => argument !== '--anew')
const isAnew = process.argv.includes('--anew')
for (const language of LANGUAGES) if (asked.length === 0 || asked.includes(language)) makeVoice(language, isAnew)
