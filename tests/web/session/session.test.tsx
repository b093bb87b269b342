import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SessionProvider, useUser } from '#web/session/session.tsx';

function Name() {
  return <b>{useUser()?.username ?? 'guest'}</b>;
}

describe('the session', () => {
  it('AUTH-16 cannot be used outside its provider', () => {
    expect(() => renderToString(<Name />)).toThrow('useUser must be used inside a SessionProvider');
  });

  it('has no user for a guest', () => {
    const html = renderToString(
      <SessionProvider value={null}>
        <Name />
      </SessionProvider>,
    );
    expect(html).toBe('<b>guest</b>');
  });
});
