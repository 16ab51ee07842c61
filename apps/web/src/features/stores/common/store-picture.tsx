import { pictureSet } from '@jhola/contract/media/pictures'
import { useState } from 'react'

type StorePictureProps = {
  store: { photo: string | null; picture: string }
  /** The value of the `sizes` attribute, by which the browser chooses a file. */
  sizes: string
  className: string
  /** The first picture of its page is loaded at once; others are lazy. */
  isFirst?: boolean
}

const WIDTH = 640
const HEIGHT = 320

/** The shop's own photo, else the drawing of its category; also when a photo that was just replaced no longer exists. */
export const StorePicture = ({ store: { photo, picture }, sizes, className, isFirst = false }: StorePictureProps) => {
  const [missing, setMissing] = useState<string | null>(null)
  const common = {
    alt: '',
    width: WIDTH,
    height: HEIGHT,
    className,
    ...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)),
  }
  if (photo === null || photo === missing) return <img {...common} alt="" src={picture} />
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(photo, 'avif')} sizes={sizes} />
      <img {...common} alt="" srcSet={pictureSet(photo, 'webp')} sizes={sizes} src={photo} onError={() => setMissing(photo)} />
    </picture>
  )
}
