import type { StoreType } from './starter-product.ts'

const keys = (list: string): readonly string[] => list.trim().split(/\s+/)

/**
 * What every Indian shop of a kind really sells, as products of the starter catalogue: at most `STARTER_BUNDLE` of each, put on a new
 * shop's shelf with one tap. Chosen by hand: packs that turn over daily before further sizes, and no medicine outside a pharmacy.
 */
export const STARTER_BUNDLES: Readonly<Record<StoreType, readonly string[]>> = {
  'Kirana Store': keys(`
    chakki-atta-5-kg chakki-atta-1-kg kolam-rice-loose basmati-rice-everyday-1-kg besan-500-g maida-500-g sooji-rava-500-g poha-thick-500-g
    toor-dal-1-kg toor-dal-500-g moong-dal-500-g chana-dal-500-g masoor-dal-500-g kabuli-chana-500-g rajma-chitra-500-g
    sugar-1-kg iodised-salt-1-kg jaggery-loose mustard-oil-1-l sunflower-oil-1-l soyabean-oil-1-l cow-ghee-500-ml
    turmeric-powder-100-g red-chilli-powder-100-g coriander-powder-100-g jeera-whole-100-g garam-masala-50-g hing-50-g
    tea-premium-250-g tea-strong-100-g instant-coffee-50-g
    toned-milk-500-ml dahi-cup-200-g table-butter-100-g eggs-6-pieces white-bread-400-g onion potato
    masala-noodles-70-g glucose-biscuit-80-g marie-biscuit-250-g rusk-suji-273-g bhujia-150-g potato-chips-salted-48-g milk-chocolate-52-g
    packaged-water-1-l cola-250-ml tomato-ketchup-200-g papad-urad-200-g
    detergent-powder-1-kg detergent-powder-500-g detergent-bar-250-g dishwash-bar-200-g matchbox-10-boxes agarbatti-100-g
    bath-soap-125-g toothpaste-100-g shampoo-sachet-16-sachets hair-oil-coconut-100-ml sanitary-pads-7-pieces
  `),
  'General Store': keys(`
    chakki-atta-1-kg chakki-atta-5-kg basmati-rice-everyday-1-kg sugar-1-kg iodised-salt-1-kg toor-dal-500-g moong-dal-500-g chana-dal-500-g
    besan-500-g poha-thick-500-g mustard-oil-500-ml sunflower-oil-1-l turmeric-powder-100-g red-chilli-powder-100-g
    tea-premium-250-g tea-strong-100-g instant-coffee-50-g toned-milk-500-ml eggs-6-pieces white-bread-400-g
    masala-noodles-70-g glucose-biscuit-80-g marie-biscuit-250-g cream-biscuit-150-g bhujia-150-g potato-chips-salted-48-g kurkure-82-g
    milk-chocolate-52-g toffee-mix-100-pieces chewing-gum-1-bottle-60-g packaged-water-1-l cola-250-ml mango-drink-160-ml
    detergent-powder-1-kg detergent-budget-1-kg detergent-bar-250-g dishwash-bar-200-g scrub-pad-3-pieces toilet-cleaner-500-ml floor-cleaner-500-ml
    mosquito-coil-10-coils mosquito-refill-45-ml agarbatti-100-g matchbox-10-boxes candle-white-6-pieces battery-aa-4-pieces led-bulb-1-piece
    broom-grass-1-piece notebook-long-172-pages ball-pens-5-pieces pencils-10-pieces fevicol-100-g
    bath-soap-125-g toothpaste-100-g toothbrush-1-piece shampoo-sachet-16-sachets hair-oil-coconut-100-ml talcum-powder-100-g
    razor-5-pieces sanitary-pads-7-pieces
  `),
  'Grocery Store': keys(`
    chakki-atta-5-kg chakki-atta-10-kg maida-500-g besan-500-g sooji-rava-500-g kolam-rice-loose basmati-rice-everyday-1-kg
    basmati-rice-everyday-5-kg poha-thick-500-g toor-dal-1-kg toor-dal-loose moong-dal-1-kg chana-dal-1-kg masoor-dal-1-kg urad-dal-white-500-g
    kabuli-chana-1-kg rajma-chitra-1-kg sugar-loose sugar-5-kg iodised-salt-1-kg jaggery-loose papad-urad-200-g mango-pickle-400-g
    mustard-oil-1-l sunflower-oil-1-l groundnut-oil-1-l cow-ghee-1-l turmeric-powder-200-g red-chilli-powder-200-g coriander-powder-200-g
    jeera-whole-100-g garam-masala-100-g hing-50-g tea-premium-500-g masala-noodles-280-g glucose-biscuit-800-g
    toned-milk-1-l dahi-cup-400-g paneer-fresh-200-g table-butter-100-g eggs-6-pieces white-bread-400-g
    onion potato tomato green-chilli ginger garlic lemon coriander-leaves cauliflower okra bottle-gourd carrot
    banana apple-shimla pomegranate coconut-whole almonds-200-g raisins-200-g
  `),
  Supermarket: keys(`
    chakki-atta-5-kg chakki-atta-10-kg besan-1-kg basmati-rice-everyday-5-kg sona-masoori-rice-5-kg rolled-oats-400-g toor-dal-1-kg moong-dal-1-kg
    kabuli-chana-1-kg sugar-5-kg iodised-salt-1-kg mustard-oil-1-l sunflower-oil-1-l olive-oil-500-ml cow-ghee-1-l
    turmeric-powder-200-g red-chilli-powder-200-g garam-masala-100-g almonds-200-g cashews-200-g
    tea-premium-500-g instant-coffee-50-g malt-drink-500-g mixed-juice-1-l cola-2-25-l packaged-water-1-l
    toned-milk-1-l dahi-cup-400-g paneer-fresh-200-g table-butter-500-g cheese-slices-200-g eggs-12-pieces white-bread-700-g brown-bread-400-g
    onion potato tomato banana apple-shimla
    masala-noodles-560-g corn-flakes-475-g tomato-ketchup-900-g mixed-jam-500-g penne-pasta-500-g glucose-biscuit-800-g butter-cookies-200-g
    bhujia-400-g potato-chips-masala-48-g milk-chocolate-52-g vanilla-ice-cream-1-l frozen-peas-500-g
    detergent-powder-4-kg dishwash-gel-750-ml toilet-cleaner-1-l floor-cleaner-2-l garbage-bags-30-bags
    bath-soap-4-x-125-g toothpaste-200-g shampoo-340-ml handwash-675-ml
  `),
  Pharmacy: keys(`
    paracetamol-500-15-tablets paracetamol-650-15-tablets paracetamol-syrup-60-ml ors-orange-21-8-g ors-drink-200-ml antacid-gel-200-ml antacid-tablet-15-tablets
    fruit-salt-6-sachets digestive-tablets-120-tablets pudin-hara-10-pearls isabgol-100-g vapour-rub-50-ml cough-drops-20-pieces
    throat-lozenges-8-lozenges cough-syrup-herbal-100-ml nasal-inhaler-0-5-ml saline-nasal-spray-20-ml steam-capsules-10-capsules balm-27-5-ml
    pain-cream-50-g pain-spray-50-g calamine-lotion-120-ml antifungal-powder-100-g ring-cream-20-g burn-cream-20-g eye-drops-lubricant-10-ml
    motion-sickness-10-tablets band-aid-20-pieces antiseptic-liquid-125-ml antiseptic-cream-20-g povidone-ointment-20-g cotton-roll-100-g
    gauze-bandage-10-cm-x-4-m crepe-bandage-8-cm-x-4-m surgical-tape-2-5-cm digital-thermometer-1-piece face-masks-50-pieces hand-sanitizer-200-ml
    hot-water-bag-2-l chyawanprash-500-g multivitamin-30-capsules vitamin-c-15-tablets calcium-tablets-15-tablets sugar-free-100-pellets
    glucose-strips-50-strips pregnancy-test-1-kit condoms-10-pieces adult-diapers-l-10-pieces diapers-m-20-pieces baby-wipes-72-wipes baby-powder-200-g
    gripe-water-130-ml baby-cereal-300-g sanitary-pads-15-pieces toothpaste-100-g toothbrush-1-piece bath-soap-125-g petroleum-jelly-85-g
    glucose-powder-200-g packaged-water-1-l
  `),
  Bakery: keys(`
    white-bread-400-g brown-bread-400-g milk-bread-400-g multigrain-bread-400-g ladi-pav burger-bun-4-pieces pizza-base-2-pieces-200-g kulcha-4-pieces garlic-bread
    bun-maska croissant rusk-suji-273-g khari-200-g nankhatai-250-g toast-garlic-200-g osmania-biscuit-300-g jeera-biscuit-400-g fruit-biscuit-400-g butter-cookies-200-g
    veg-puff paneer-puff egg-puff cream-roll doughnut muffin mawa-cake samosa bread-pakora veg-sandwich veg-burger pizza-slice
    paneer-roll pastry-black-forest pastry-pineapple brownie cupcake-box swiss-roll slice-cake-60-g eggless-plum-cake-350-g
    black-forest-cake black-forest-cake-1kg pineapple-cake chocolate-truffle-cake butterscotch-cake red-velvet-cake vanilla-cake mango-cake rasmalai-cake
    candles-birthday-12-pieces toned-milk-500-ml table-butter-100-g cheese-slices-200-g eggs-6-pieces
    packaged-water-500-ml cola-250-ml potato-chips-salted-48-g milk-chocolate-52-g kaju-katli motichoor-laddu soan-papdi-250-g
  `),
  Dairy: keys(`
    toned-milk-500-ml toned-milk-1-l full-cream-milk-500-ml full-cream-milk-1-l cow-milk-500-ml double-toned-milk-500-ml buffalo-milk-loose cow-milk-loose
    a2-milk-1-l dahi-cup-200-g dahi-cup-400-g dahi-pouch-1-kg dahi-loose greek-yogurt-85-g mishti-doi-85-g chaas-200-ml chaas-1-l lassi-sweet-200-ml
    paneer-fresh-200-g paneer-fresh-1-kg paneer-loose mawa-loose white-butter-loose table-butter-100-g table-butter-500-g cheese-slices-200-g cheese-cubes-200-g
    mozzarella-200-g cheese-spread-180-g fresh-cream-250-ml condensed-milk-400-g milk-powder-200-g flavoured-milk-180-ml rose-milk-180-ml
    eggs-6-pieces eggs-12-pieces shrikhand-500-g kulfi-1-stick-60-ml cow-ghee-200-ml cow-ghee-500-ml cow-ghee-1-l buffalo-ghee-1-l
    white-bread-400-g brown-bread-400-g ladi-pav rusk-suji-273-g vanilla-ice-cream-1-l chocolate-ice-cream-1-l
    ice-cream-cone-1-piece-105-ml mango-bar-1-piece-60-ml frozen-peas-500-g idli-dosa-batter-1-kg
    gulab-jamun-fresh rasgulla-fresh kaju-katli motichoor-laddu milk-peda rasmalai soan-papdi-250-g gulab-jamun-tin-1-kg
  `),
}
