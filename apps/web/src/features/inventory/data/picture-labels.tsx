import { placeholderText } from './placeholder-text.ts'

/** Stands where a picture is missing: the name, as far as it goes. The name itself stands beside the picture. */
export const PictureLabels = ({ name }: { name: string }) => (
  <span aria-hidden className="overflow-hidden p-1 text-center font-semibold text-ink-soft text-xs leading-tight">
    {placeholderText(name)}
  </span>
)
