/** A promise of the product that a ledger or a recount shows to be broken. */
export interface Finding {
  kind:
    | 'lost account'
    | 'lost attempt'
    | 'lost answer'
    | 'changed answer'
    | 'doubled answer'
    | 'lost event'
    | 'lost end'
    | 'wrong grade'
    | 'two open attempts'
    | 'passed cooldown'
    | 'wrong counter'
    | 'wrong rating'
    | 'lost mail'
    | 'doubled mail'
    | 'slow recovery'
    | 'complaint';
  text: string;
}
