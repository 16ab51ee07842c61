import { PHOTO_MAX_BYTES } from '@jhola/contract/constants'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { PHOTO_LIST_PHOTOS_MAX } from '@jhola/contract/orders/photo-lists/rules'
import { useEffect, useRef, useState } from 'react'
import { shrinkPhoto } from '../../../shared/files/shrink-photo.ts'

export type ChosenPhoto = { file: Blob; url: string }

/** The photos of a list that are on this device, shrunk for sending. */
export const useChosenPhotos = () => {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [isBad, setBad] = useState(false)
  const latest = useRef(photos)
  latest.current = photos
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const add = async (file: File | undefined): Promise<void> => {
    setBad(false)
    if (!file) return
    if (!PICTURE_TYPES.some((type) => type === file.type)) return setBad(true)
    const small = await shrinkPhoto(file)
    if (small.size > PHOTO_MAX_BYTES) return setBad(true)
    setPhotos((before) => [...before, { file: small, url: URL.createObjectURL(small) }].slice(0, PHOTO_LIST_PHOTOS_MAX))
  }
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url)
    setPhotos((before) => before.filter((one) => one !== photo))
  }
  return { photos, isBad, add, remove, isFull: photos.length >= PHOTO_LIST_PHOTOS_MAX }
}

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>
