import type { Language } from '@jhola/contract/shared/wire'

/** Where each clip stands in the file of its language: first byte and how many. */
type Index = Readonly<Record<string, readonly [number, number]>>
type Voice = { bytes: ArrayBuffer; index: Index }

const files = import.meta.glob<string>('../../voice/*.mp3', { query: '?url', import: 'default' })
const indexes = import.meta.glob<Index>('../../voice/*.json', { import: 'default' })

const voices = new Map<Language, Promise<Voice | null>>()

const read = async (language: Language): Promise<Voice | null> => {
  const [file, list] = [files[`../../voice/${language}.mp3`], indexes[`../../voice/${language}.json`]]
  if (!file || !list) return null
  const [address, index] = await Promise.all([file(), list()])
  const answer = await fetch(address)
  return answer.ok ? { bytes: await answer.arrayBuffer(), index } : null
}

/** The recorded voice of a language, fetched once; the worker keeps it for times without a network. */
export const loadClips = (language: Language): Promise<Voice | null> => {
  const known = voices.get(language)
  if (known) return known
  const voice = read(language).catch(() => null)
  voices.set(language, voice)
  // What could not be had now is asked for again the next time.
  void voice.then((found) => found ?? voices.delete(language))
  return voice
}

let playing: HTMLAudioElement | null = null
let waiting: Promise<void> = Promise.resolve()
/** Stops what is being said, and does not wait for it. */
export const stopClips = (): void => {
  playing?.pause()
  playing?.dispatchEvent(new Event('ended'))
  waiting = Promise.resolve()
}

const FORGET_AFTER_MS = 60_000

const play = (sound: Blob, rate: number): Promise<void> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(sound)
    const audio = new Audio(address)
    const end = () => {
      // Not at once: a browser that was still fetching it would complain.
      setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
      if (playing === audio) playing = null
      resolve()
    }
    playing = audio
    // Faster without becoming shrill.
    audio.preservesPitch = true
    audio.playbackRate = rate
    // The system stops it for a telephone call and tells nothing but the pause: what comes next must not wait for its end.
    for (const over of ['ended', 'pause', 'error']) audio.addEventListener(over, end, { once: true })
    audio.play().catch(end)
  })

type Sentence = {
  language: Language
  clips: readonly string[]
  rate: number
  times: number
  /** Asked before it sounds: something else may have been said at once meanwhile. */
  isWanted(): boolean
}

/** Says clips one after the other, as often as wanted, after what is being said. False when one of them is not there. */
export const playClips = async ({ language, clips, rate, times, isWanted }: Sentence): Promise<boolean> => {
  const voice = await loadClips(language)
  const places = clips.map((clip) => voice?.index[clip])
  if (!voice || places.length === 0 || places.includes(undefined)) return false
  // Frames of MP3 stand for themselves: one behind the other they are one recording.
  const bytes = places.flatMap((place) => (place ? [voice.bytes.slice(place[0], place[0] + place[1])] : []))
  const sound = new Blob(Array.from({ length: times }, () => bytes).flat(), { type: 'audio/mpeg' })
  waiting = waiting.then(() => (isWanted() ? play(sound, rate) : undefined))
  return true
}
