import type { SpokenPart } from '@jhola/contract/voice/parts'
import type { ComponentProps } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

type PictureButtonProps = Omit<ComponentProps<typeof Button>, 'icon' | 'iconEnd'> & {
  picture: IconName
  label: string
  says: readonly SpokenPart[]
}

/** A wide button that shows only a picture, with optional further content. */
export const PictureButton = ({ picture, label, says, className, children, ...rest }: PictureButtonProps) => (
  <Button
    size="lg"
    {...rest}
    aria-label={label}
    title={label}
    data-says={says.join(' ')}
    className={cx('min-h-18 grow px-3', className)}
  >
    <span className="flex items-center justify-center gap-3">
      <Icon name={picture} size="xl" />
      {children}
    </span>
  </Button>
)
