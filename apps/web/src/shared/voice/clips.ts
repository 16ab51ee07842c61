import type { Language } from '@jhola/contract/shared/wire'

/** Position of each clip in the file of its language: first byte and length. */
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

/** The recorded voice of a language, downloaded once; the service worker caches it for offline use. */
export const loadClips = (language: Language): Promise<Voice | null> => {
  const known = voices.get(language)
  if (known) return known
  const voice = read(language).catch(() => null)
  voices.set(language, voice)
  // A failed download is retried the next time.
  void voice.then((found) => found ?? voices.delete(language))
  return voice
}

let playing: HTMLAudioElement | null = null
let waiting: Promise<void> = Promise.resolve()
/** Stops the current clip without waiting for it. */
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
      // Not immediately: a browser that is still loading the URL would report an error.
      setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
      if (playing === audio) playing = null
      resolve()
    }
    playing = audio
    // Faster without a higher pitch.
    audio.preservesPitch = true
    audio.playbackRate = rate
    // The system stops playback for a phone call and sends only a pause event; the next clip must not wait for an ended event.
    for (const over of ['ended', 'pause', 'error']) audio.addEventListener(over, end, { once: true })
    audio.play().catch(end)
  })

type Sentence = {
  language: Language
  clips: readonly string[]
  rate: number
  times: number
  /** Checked before playback: something else may have been requested with priority in the meantime. */
  isWanted(): boolean
}

/** Plays clips one after the other, `times` times, after the current speech. False when a clip is missing. */
export const playClips = async ({ language, clips, rate, times, isWanted }: Sentence): Promise<boolean> => {
  const voice = await loadClips(language)
  const places = clips.map((clip) => voice?.index[clip])
  if (!voice || places.length === 0 || places.includes(undefined)) return false
  // MP3 frames are independent, so concatenated clips are one recording.
  const bytes = places.flatMap((place) => (place ? [voice.bytes.slice(place[0], place[0] + place[1])] : []))
  const sound = new Blob(Array.from({ length: times }, () => bytes).flat(), { type: 'audio/mpeg' })
  waiting = waiting.then(() => (isWanted() ? play(sound, rate) : undefined))
  return true
}
