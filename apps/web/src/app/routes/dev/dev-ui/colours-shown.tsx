import { Card } from '../../../../shared/ui/card.tsx'
import { Divider } from '../../../../shared/ui/divider.tsx'
import { Icon, iconNames } from '../../../../shared/ui/icon.tsx'
import { Logo, LogoMark } from '../../../../shared/ui/logo.tsx'
import { Row, Shown } from './shown.tsx'

const SWATCHES = {
  paper: 'bg-paper text-ink',
  surface: 'bg-surface text-ink',
  sunken: 'bg-sunken text-ink-soft',
  weave: 'weave text-ink',
  brand: 'bg-brand text-on-brand',
  cloth: 'bg-cloth text-on-cloth',
  'brand-soft': 'bg-brand-soft text-brand',
  action: 'bg-action text-on-action',
  'action-soft': 'bg-action-soft text-ink',
  success: 'bg-success text-on-success',
  'success-soft': 'bg-success-soft text-success',
  warning: 'bg-warning text-on-warning',
  'warning-soft': 'bg-warning-soft text-warning',
  error: 'bg-error text-on-error',
  'error-soft': 'bg-error-soft text-error',
}

/** Logo, colours, type in three scripts, icons. */
export const ColoursShown = () => (
  <>
    <Shown title="Jhola">
      <Row>
        <Logo word="झोला" size="lg" />
        <Logo word="झोला" />
        <Logo word="झोला" latin={false} />
        <LogoMark className="size-20" />
      </Row>
    </Shown>
    <Shown title="Colours">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
        {Object.entries(SWATCHES).map(([name, look]) => (
          <div key={name} className={`rounded-md border border-line p-4 font-semibold text-sm ${look}`}>
            {name}
          </div>
        ))}
      </div>
    </Shown>
    <Shown title="Type">
      <Card>
        <div className="grid gap-3">
          <p className="font-bold text-3xl">Your shop around the corner</p>
          <p className="font-bold text-2xl">Shop Fresh Groceries</p>
          <p className="font-bold text-xl">Stores Near You</p>
          <p className="font-bold text-lg">Sharma Kirana Store</p>
          <p>Free delivery on orders above ₹500. Open now until 10 pm.</p>
          <p className="text-ink-soft text-sm">Approximate location in India</p>
          <Divider stitched />
          <p lang="hi" className="font-bold text-xl">
            आपके पास की दुकानें
          </p>
          <p lang="hi">₹500 से ऊपर के ऑर्डर पर मुफ़्त डिलीवरी। ताज़ी सब्ज़ियाँ, दाल, चावल और मसाले।</p>
          <Divider stitched />
          <p lang="ur" dir="rtl" className="font-bold text-xl">
            آپ کے قریب کی دکانیں
          </p>
          <p lang="ur" dir="rtl">
            <bdi>₹500</bdi> سے زیادہ کے آرڈر پر مفت ڈیلیوری۔ تازہ سبزیاں، دال، چاول اور مصالحے۔
          </p>
          <Divider stitched />
          <p lang="ta">₹500-க்கு மேல் இலவச டெலிவரி. புதிய காய்கறிகள், பருப்பு, அரிசி.</p>
        </div>
      </Card>
    </Shown>
    <Shown title="Icons">
      <div className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-6 md:grid-cols-8 lg:grid-cols-12">
        {iconNames().map((name) => (
          <span key={name} className="flex flex-col items-center gap-1 text-center text-xs">
            <Icon name={name} size="md" />
            <span className="text-ink-soft">{name}</span>
          </span>
        ))}
      </div>
    </Shown>
  </>
)
