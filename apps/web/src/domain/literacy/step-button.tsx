import type { LiteracyLevel } from '@jhola/contract/preferences/defaults'
import type { SpokenPhrase } from '@jhola/contract/voice/phrases'
import type { ComponentProps } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import { useShopPreferences } from '../preferences/shop-preferences.ts'

type StepButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'iconEnd'> & {
  icon: IconName
  /** The full label: shown, or spoken in picture mode. */
  label: string
  /** The label in one short word. */
  short: string
  /** The recorded clips, for a language that the device has no voice for. */
  says?: SpokenPhrase | undefined
  /** With full text, a label without an icon is enough. */
  bare?: boolean
}

/**
 * A button that moves an order to its next state, in the shop's literacy level: a large icon without text (`none`), a large
 * button with one word (`basic`), or the full label.
 */
export const StepButton = (props: StepButtonProps) => <LeveledButton {...props} level={useShopPreferences().literacyLevel} />

type LeveledProps = StepButtonProps & { level: LiteracyLevel }

/** The same for a level that is known. */
export const LeveledButton = (props: LeveledProps) => {
  const { level, icon, label, short, says, bare = false, size, className, ...others } = props
  const name = others['aria-label'] ?? label
  const rest = { ...others, ...(says && { 'data-says': says }) }
  if (level === 'none')
    return (
      <Button {...rest} size="lg" aria-label={name} title={label} className={cx('min-h-16 min-w-16', className)}>
        <Icon name={icon} size="xl" />
      </Button>
    )
  if (level === 'basic')
    return (
      <Button {...rest} icon={icon} className={cx('min-h-13', className)} aria-label={name}>
        {short}
      </Button>
    )
  return (
    <Button {...rest} {...(size && { size })} {...(!bare && { icon })} {...(className && { className })}>
      {label}
    </Button>
  )
}
