/** The name of a product, which opens its details. The layer over it makes a short name large enough for a finger. */
export const NameButton = ({ name, onOpen }: { name: string; onOpen(): void }) => (
  <h3 className="font-semibold">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="relative min-h-6 text-start before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:text-brand"
    >
      <span className="line-clamp-3 underline decoration-dotted decoration-line-strong underline-offset-4">{name}</span>
    </button>
  </h3>
)
