import { PHOTO_MAX_BYTES } from '@jhola/contract/constants'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { useEffect, useState } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'

type Chosen = { file: Blob; url: string }
export type PhotoProblem = 'unreadable' | 'tooBig'

/** A photo chosen on this device, shrunk for sending; `url` previews it. */
export const useChosenPhoto = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const choose = async (file: File | undefined): Promise<void> => {
    setProblem(null)
    if (!file) return
    if (!PICTURE_TYPES.some((type) => type === file.type)) return setProblem('unreadable')
    const small = await shrinkPhoto(file)
    if (small.size > PHOTO_MAX_BYTES) return setProblem('tooBig')
    setChosen({ file: small, url: URL.createObjectURL(small) })
  }
  const drop = () => {
    setProblem(null)
    setChosen(null)
  }
  return { chosen, problem, choose, drop }
}

export type ChosenPhoto = ReturnType<typeof useChosenPhoto>
