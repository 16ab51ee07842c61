import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { listen } from './speech.ts'

/** Speech in the reader's language, stretch by stretch; it ends with the screen. */
export const useSpeech = (onText: (text: string) => void) => {
  const { language } = useT()
  const [state, setState] = useState<'off' | 'on' | 'denied' | 'failed'>('off')
  const running = useRef<{ stop(): void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const stop = () => running.current?.stop()
  const start = () => {
    setState('on')
    running.current = listen(language, {
      onText,
      onEnd: (reason) => {
        running.current = null
        setState(reason === 'done' ? 'off' : reason)
      },
    })
  }
  return { state, toggle: state === 'on' ? stop : start }
}
