import { type ReactElement, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

type ProductImageProps = {
  src: string | null | undefined
  /** Name of the product; empty when the name is beside the picture. */
  alt: string
  /** Side of the square in px, so that the layout never shifts. */
  sidePx?: number
  /** Loaded eagerly and with high priority: only for the first screen. */
  eager?: boolean
  /** Placeholder: an icon, or the page's own element. */
  fallback?: IconName | ReactElement
  className?: string
}

/** A square picture of a product on a woven background; only the background when there is no picture or it fails. */
export const ProductImage = ({ src, alt, sidePx = 160, eager = false, fallback = 'package', className }: ProductImageProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  // A picture that failed before hydration sends no further error event.
  useEffect(() => {
    const element = image.current
    if (src && element?.complete && element.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  const shown = src && src !== failedSrc
  return (
    <span className={cx('flex aspect-square items-center justify-center overflow-hidden rounded-md weave', className)}>
      {shown ? (
        <img
          ref={image}
          src={src}
          alt={alt}
          width={sidePx}
          height={sidePx}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager && { fetchPriority: 'high' as const })}
          onError={() => setFailedSrc(src)}
          className="size-full object-contain"
        />
      ) : typeof fallback === 'object' ? (
        fallback
      ) : (
        <Icon name={fallback} size="xl" className="text-line-strong" {...(alt && { label: alt })} />
      )}
    </span>
  )
}
