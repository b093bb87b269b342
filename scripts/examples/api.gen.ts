// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        /** Sign every other device out */
        delete: operations["accountSignOutElsewhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out */
        delete: operations["accountEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your access tokens */
        get: operations["accountAccessTokens"];
        put?: never;
        /** Create an access token; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountCreateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an access token at once; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountRevokeAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your second factors */
        get: operations["accountSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that it is you, with your password or a code of your authenticator app; for 10 minutes the session is then a proof of the owner */
        post: operations["accountConfirmOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up an authenticator app; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out */
        post: operations["accountBeginApp"];
        /** Remove the authenticator app; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out */
        delete: operations["accountRemoveApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish setting up an authenticator app with a first code; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out */
        post: operations["accountConfirmApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out */
        post: operations["accountRenewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out */
        delete: operations["accountRemovePasskey"];
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["accountRenamePasskey"];
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your profile */
        get: operations["accountProfile"];
        /** Change your profile; a new email address needs your password, unless you signed in within the last 10 minutes, and waits until it is confirmed */
        put: operations["accountUpdateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your profile; a new email address needs your password, unless you signed in within the last 10 minutes, and waits until it is confirmed */
        patch: operations["accountUpdateProfilePartly"];
        trace?: never;
    };
    "/api/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms your address once more */
        post: operations["accountResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keep your email address: the new one that waits to be confirmed is forgotten */
        delete: operations["accountCancelAddressChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account that signs in with Google a password, within 10 minutes of signing in */
        post: operations["accountCreatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your password; every other device is signed out */
        post: operations["accountChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about you, as a file; a copy goes to your verified address; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes */
        get: operations["accountExportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivate your account now and have it erased in 15 days; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a sign-in that was refused with `second-factor`, in the same browser within 10 minutes; sets the session cookie */
        post: operations["accountCompleteSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts: searched, filtered, sorted and paged
         * @description For administrators.
         */
        get: operations["accountPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account, with its sessions and its suspension
         * @description For administrators.
         */
        get: operations["accountPerson"];
        put?: never;
        post?: never;
        /**
         * Have an account erased after the days of grace
         * @description For administrators.
         */
        delete: operations["accountDeletePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that are found, as CSV
         * @description For administrators.
         */
        get: operations["accountPeopleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/suspensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend accounts, with a reason that their owners read; their sessions end
         * @description For administrators.
         */
        post: operations["accountSuspendPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/resumptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift the suspensions of accounts
         * @description For administrators.
         */
        post: operations["accountLiftSuspensions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/sign-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions and access tokens of accounts
         * @description For administrators.
         */
        post: operations["accountEndSessionsOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account these roles and no others
         * @description For administrators.
         */
        put: operations["accountSetRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/reset-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the owner of an account a link to choose a new password
         * @description For administrators.
         */
        post: operations["accountMailReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an account that would be erased
         * @description For administrators.
         */
        post: operations["accountKeepPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user; 401 without one */
        get: operations["accountCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; sets the session cookie */
        post: operations["accountLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account and sign in; where accounts are for certain addresses only, the address must be confirmed before the sign-in */
        post: operations["accountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["accountLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an ID token from Google; sets the session cookie */
        post: operations["accountGoogleToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reactivate-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a deactivated account active again, within 10 minutes of an attempt to sign in to it */
        post: operations["accountReactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with the token of the mailed link, which works once */
        post: operations["accountVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to the old email address with the token of the link that was mailed to it; ends every session and mails a link to choose a new password */
        post: operations["accountUndoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password, if the address has an account */
        post: operations["accountForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the token of the mailed link, which works once */
        post: operations["accountResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uploaded pictures and what shows them, the latest first
         * @description For administrators.
         */
        get: operations["uploadPage"];
        put?: never;
        /**
         * Upload a picture; the same picture again gets the same address
         * @description For administrators and authors.
         */
        post: operations["uploadAddPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a picture that nothing shows and that was not uploaded in the last week
         * @description For administrators.
         */
        delete: operations["uploadRemovePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories */
        get: operations["categoryList"];
        put?: never;
        /**
         * Create a category
         * @description For administrators.
         */
        post: operations["categoryCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["categoryGet"];
        /**
         * Change a category
         * @description For administrators.
         */
        put: operations["categoryUpdate"];
        post?: never;
        /**
         * Delete an empty category
         * @description For administrators.
         */
        delete: operations["categoryRemove"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description For administrators.
         */
        patch: operations["categoryUpdatePartly"];
        trace?: never;
    };
    "/api/subcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sub-categories, or those of one category */
        get: operations["categoryListSub"];
        put?: never;
        /**
         * Create a sub-category
         * @description For administrators.
         */
        post: operations["categoryCreateSub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subcategories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sub-category */
        get: operations["categoryGetSub"];
        /**
         * Change a sub-category
         * @description For administrators.
         */
        put: operations["categoryUpdateSub"];
        post?: never;
        /**
         * Delete an empty sub-category
         * @description For administrators.
         */
        delete: operations["categoryRemoveSub"];
        options?: never;
        head?: never;
        /**
         * Change a sub-category
         * @description For administrators.
         */
        patch: operations["categoryUpdateSubPartly"];
        trace?: never;
    };
    "/api/admin/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every category with its sub-categories and their contents, drafts included
         * @description For administrators and authors.
         */
        get: operations["categoryHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of all quizzes, searched and filtered
         * @description For administrators and authors.
         */
        get: operations["questionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question with its key, tags and uses, archived or not
         * @description For administrators and authors.
         */
        get: operations["questionGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/near-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions with nearly the same text, the most similar first
         * @description For administrators and authors.
         */
        get: operations["questionNearDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tags of questions, by name
         * @description For administrators and authors.
         */
        get: operations["questionTags"];
        put?: never;
        /**
         * Create a tag; one that has the name is answered as it is
         * @description For administrators and authors.
         */
        post: operations["questionCreateTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a tag, or give it another colour
         * @description For administrators.
         */
        put: operations["questionUpdateTag"];
        post?: never;
        /**
         * Delete a tag; its questions stay
         * @description For administrators.
         */
        delete: operations["questionRemoveTag"];
        options?: never;
        head?: never;
        /**
         * Rename a tag, or give it another colour
         * @description For administrators.
         */
        patch: operations["questionUpdateTagPartly"];
        trace?: never;
    };
    "/api/admin/tags/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge tags into another one
         * @description For administrators.
         */
        post: operations["questionMergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tags of a question
         * @description For administrators and authors.
         */
        put: operations["questionSetTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes that you manage, of every status: searched, filtered, sorted and paged
         * @description For administrators and authors.
         */
        get: operations["quizPageForAuthor"];
        put?: never;
        /**
         * Create a quiz with its questions in one go
         * @description For administrators and authors.
         */
        post: operations["quizCreateWithQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How others did */
        get: operations["quizStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All quizzes, the newest first: open ones, unless you are an administrator or author; then those that you manage */
        get: operations["quizList"];
        put?: never;
        /**
         * Create a quiz; its questions follow in bulk
         * @description For administrators and authors.
         */
        post: operations["quizCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quiz with its questions; for those who manage it with everything that an author needs */
        get: operations["quizGet"];
        /**
         * Change a quiz, not its questions
         * @description For administrators and authors.
         */
        put: operations["quizUpdate"];
        post?: never;
        /**
         * Delete a quiz; results of those who took it stay
         * @description For administrators and authors.
         */
        delete: operations["quizRemove"];
        options?: never;
        head?: never;
        /**
         * Change a quiz, not its questions
         * @description For administrators and authors.
         */
        patch: operations["quizUpdatePartly"];
        trace?: never;
    };
    "/api/admin/hierarchy/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a category or sub-category with everything on it
         * @description For administrators.
         */
        post: operations["quizRemoveWithContents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a quiz draws from the bank for each attempt
         * @description For administrators.
         */
        get: operations["quizDraws"];
        /**
         * Replace all draws of a quiz
         * @description For administrators.
         */
        put: operations["quizSetDraws"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/draws/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that an attempt could draw now, with their keys
         * @description For administrators.
         */
        get: operations["quizSampleDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a quiz asks in its order: own questions, linked ones, and draws
         * @description For administrators and authors.
         */
        get: operations["quizSlots"];
        /**
         * Replace all links and draws of a quiz; its own questions stay as they are
         * @description For administrators and authors.
         */
        put: operations["quizSetSlots"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make two quizzes translations of each other
         * @description For administrators and authors.
         */
        post: operations["quizLinkTranslation"];
        /**
         * Separate a quiz from its translations
         * @description For administrators and authors.
         */
        delete: operations["quizUnlinkTranslation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All versions of a question, the newest first
         * @description For administrators and authors.
         */
        get: operations["quizQuestionVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question to a quiz
         * @description For administrators and authors.
         */
        post: operations["quizAddQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add questions to a quiz
         * @description For administrators and authors.
         */
        post: operations["quizAddQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question with its key
         * @description For administrators and authors.
         */
        get: operations["quizGetQuestion"];
        /**
         * Change a question; what is left out stays as it is
         * @description For administrators and authors.
         */
        put: operations["quizUpdateQuestion"];
        post?: never;
        /**
         * Delete a question; results with it stay
         * @description For administrators and authors.
         */
        delete: operations["quizRemoveQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a question; what is left out stays as it is
         * @description For administrators and authors.
         */
        patch: operations["quizUpdateQuestionPartly"];
        trace?: never;
    };
    "/api/admin/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the questions of a file to a quiz, or report what it has (`dryRun`)
         * @description For administrators and authors.
         */
        post: operations["exchangeImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports that can be undone, the latest first
         * @description For administrators and authors.
         */
        get: operations["exchangeImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an import within a day; questions that were asked are archived
         * @description For administrators and authors.
         */
        delete: operations["exchangeUndoImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions as a file for other systems, with what its format does not carry; of no questions, a template
         * @description For administrators and authors.
         */
        get: operations["exchangeExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{quizId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a quiz, or take up the attempt that is open */
        post: operations["attemptStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save several answers of an open attempt */
        post: operations["attemptSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the answer to a question, which closes it, where the rules allow it */
        post: operations["attemptCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit and grade; repeating it gives the same result */
        post: operations["attemptSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an open attempt */
        post: operations["attemptLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your open attempts, the one that ends first before the others */
        get: operations["attemptOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your finished attempts with answers and keys */
        get: operations["attemptReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{quizId}/user-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your best and your attempts on a quiz */
        get: operations["attemptProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed receipt of one of your finished attempts: what was received, and when */
        get: operations["attemptReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys with which receipts are verified, as a JSON Web Key Set */
        get: operations["attemptReceiptKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attempts/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every answer that was received of an attempt, in order, with its time
         * @description For administrators and authors.
         */
        get: operations["attemptTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who took a quiz, when and with which score
         * @description For administrators and authors.
         */
        get: operations["progressQuizAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/attempts/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV
         * @description For administrators and authors.
         */
        get: operations["progressAttemptsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scores of a quiz as a whole, and how reliable they are
         * @description For administrators and authors.
         */
        get: operations["progressResultsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/results/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the answers say of each question of a quiz
         * @description For administrators and authors.
         */
        get: operations["progressQuestionResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/results/questions/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV, with a line for each option
         * @description For administrators and authors.
         */
        get: operations["progressQuestionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ten best learners */
        get: operations["progressLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of the whole site */
        get: operations["progressStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/changed-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions whose key was changed after they had been asked, without a decision about past results
         * @description For administrators and authors.
         */
        get: operations["regradeChangedKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/regrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question with what was decided about its past answers; the progress of a regrade
         * @description For administrators and authors.
         */
        get: operations["regradeQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/regrades/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who would gain and lose if past answers to a question were graded again
         * @description For administrators and authors.
         */
        get: operations["regradePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/regrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade past answers to a question again, in the background
         * @description For administrators and authors.
         */
        post: operations["regradeBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/regrades/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the latest regrade of a question back
         * @description For administrators and authors.
         */
        post: operations["regradeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have reported about the questions of a finished attempt */
        get: operations["qualityOwnReports"];
        put?: never;
        /** Report what is wrong with a question of one of your finished attempts */
        post: operations["qualityReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/question-quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that need a decision, the most urgent first
         * @description For administrators and authors.
         */
        get: operations["qualityPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a question needs a decision: findings, answers and reports
         * @description For administrators and authors.
         */
        get: operations["qualityQuestion"];
        /**
         * Settle the reports about a question: it was fixed, or is kept as it is
         * @description For administrators and authors.
         */
        put: operations["qualityDecide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your stars for a quiz, and whether you may give some */
        get: operations["starsOwn"];
        /** Give a quiz stars, in place of those that you gave before */
        put: operations["starsGive"];
        post?: never;
        /** Take your stars for a quiz back, with the remark */
        delete: operations["starsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What learners think of a quiz that you manage
         * @description For administrators and authors.
         */
        get: operations["starsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{id}/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What learners wrote with their stars, the newest first
         * @description For administrators and authors.
         */
        get: operations["starsRemarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remarks/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the administrators to hide a remark
         * @description For administrators and authors.
         */
        post: operations["starsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported remarks that wait for a decision
         * @description For administrators.
         */
        get: operations["starsReported"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remarks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hide a remark, or show it again; its stars count in either case
         * @description For administrators.
         */
        patch: operations["starsDecide"];
        trace?: never;
    };
    "/api/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes that the caller teaches, of administrators all; the newest first */
        get: operations["classroomList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/gradebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A class with its members, its assignments and every mark */
        get: operations["classroomGradebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/gradebook/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gradebook as a file, with marks by hand, deductions and comments */
        get: operations["classroomGradebookFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a class, by name */
        get: operations["classroomMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is assigned to a class, by its start */
        get: operations["classroomAssignments"];
        put?: never;
        /** Assign a quiz or a series to a class */
        post: operations["classroomAssign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/assignments/{assignmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One assignment of a class */
        get: operations["classroomAssignment"];
        /** Change the dates, the note or the late rule of an assignment */
        put: operations["classroomChangeAssignment"];
        post?: never;
        /** Remove an assignment with what was written into its cells; attempts stay */
        delete: operations["classroomUnassign"];
        options?: never;
        head?: never;
        /** Change the dates, the note or the late rule of an assignment */
        patch: operations["classroomChangeAssignmentPartly"];
        trace?: never;
    };
    "/api/classes/{classId}/assignments/{assignmentId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A learner’s work on an assignment: mark, attempts, comment and history */
        get: operations["classroomCell"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the mark of a learner by hand */
        put: operations["classroomOverride"];
        post?: never;
        /** Take a mark back that was set by hand */
        delete: operations["classroomTakeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a comment to a learner */
        put: operations["classroomComment"];
        post?: never;
        /** Remove the comment to a learner */
        delete: operations["classroomUncomment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/members/{userId}/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member is allowed beyond the rules of the assigned quizzes */
        get: operations["classroomExceptions"];
        /** Allow a member more time, more attempts or a later closing date */
        put: operations["classroomSetException"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/members/{userId}/exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back what the class allowed a member */
        delete: operations["classroomRemoveException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{classId}/members/{userId}/waits/{quizId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the wait of a member before the next attempt at an assigned quiz */
        delete: operations["classroomEndWait"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open accounts for the people of a CSV file and invite them, or report (`dryRun`)
         * @description For administrators.
         */
        post: operations["invitationImportPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was invited and has not come yet
         * @description For administrators.
         */
        get: operations["invitationPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail invitations again, with new links
         * @description For administrators.
         */
        post: operations["invitationResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take invitations back, with the accounts that were opened for them
         * @description For administrators.
         */
        post: operations["invitationRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A series with its quizzes */
        get: operations["seriesGet"];
        /**
         * Change a series; its internal name stays
         * @description For administrators.
         */
        put: operations["seriesUpdate"];
        post?: never;
        /**
         * Delete a series; its quizzes stay
         * @description For administrators.
         */
        delete: operations["seriesRemove"];
        options?: never;
        head?: never;
        /**
         * Change a series; its internal name stays
         * @description For administrators.
         */
        patch: operations["seriesUpdatePartly"];
        trace?: never;
    };
    "/api/admin/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post of any status, to edit
         * @description For administrators.
         */
        get: operations["blogGetForAuthor"];
        /**
         * Change a post; its address stays once it has been published
         * @description For administrators.
         */
        put: operations["blogUpdate"];
        post?: never;
        /**
         * Delete a post
         * @description For administrators.
         */
        delete: operations["blogRemove"];
        options?: never;
        head?: never;
        /**
         * Change a post; its address stays once it has been published
         * @description For administrators.
         */
        patch: operations["blogUpdatePartly"];
        trace?: never;
    };
    "/api/admin/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of every status, the newest first
         * @description For administrators.
         */
        get: operations["blogListForAuthor"];
        put?: never;
        /**
         * Write a post
         * @description For administrators.
         */
        post: operations["blogCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The approved testimonials */
        get: operations["testimonialList"];
        put?: never;
        /** Hand in a testimonial; it appears once it is approved */
        post: operations["testimonialSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A testimonial of any status
         * @description For administrators.
         */
        get: operations["testimonialGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject a testimonial
         * @description For administrators.
         */
        patch: operations["testimonialDecide"];
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the people of this site */
        post: operations["contactSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of the contact form, the newest first; open ones the oldest first
         * @description For administrators.
         */
        get: operations["contactList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message of the contact form, with its answers and notes
         * @description For administrators.
         */
        get: operations["contactGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resolve a message, open it again, or mark it as spam
         * @description For administrators.
         */
        patch: operations["contactDecide"];
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message by mail
         * @description For administrators.
         */
        post: operations["contactReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the notes about a message, which its sender never sees
         * @description For administrators.
         */
        put: operations["contactSaveNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the site
         * @description For administrators.
         */
        get: operations["settingAll"];
        /**
         * Change settings; what is left out stays as it is
         * @description For administrators.
         */
        put: operations["settingChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings; what is left out stays as it is
         * @description For administrators.
         */
        patch: operations["settingChangePartly"];
        trace?: never;
    };
    "/api/admin/audit-trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What administrators have created, changed and deleted, the latest first
         * @description For administrators.
         */
        get: operations["auditPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quiz and its questions in one go
         * @description For administrators and authors.
         */
        put: operations["quizBulkUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{quizId}/retake-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you may take the quiz now */
        get: operations["attemptRetakeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of your open attempt, else a preview that cannot be submitted */
        get: operations["attemptRandom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/quiz-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your finished attempts, the newest first */
        get: operations["attemptList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-attempts/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your open attempts with its questions and the answers saved so far */
        get: operations["attemptGetOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save one answer of an open attempt */
        post: operations["attemptSaveAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a finished or abandoned attempt, as older clients do; answers need an open attempt (else 409) */
        post: operations["attemptReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All series, the newest first */
        get: operations["seriesList"];
        put?: never;
        /**
         * Create a series
         * @description For administrators.
         */
        post: operations["seriesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{categoryId}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The series of one category, the newest first */
        get: operations["seriesListOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the quizzes of a series, in order
         * @description For administrators.
         */
        put: operations["seriesArrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published posts, the newest first */
        get: operations["blogList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published post */
        get: operations["blogGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Testimonials of every status, those that wait for a decision first
         * @description For administrators.
         */
        get: operations["testimonialListForReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessToken: {
            /** @description Its id */
            id: number;
            /** @description What its owner calls it */
            name: string;
            /**
             * @description What a call with the token may do
             * @enum {string}
             */
            scope: "read" | "write" | "admin";
            /** @description The last four characters of the token */
            hint: string;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working, ISO 8601 in UTC
             */
            expiresAt: string;
            /** @description To the minute */
            lastUsedAt: string | null;
        };
        AccessTokenRequest: {
            /** @description What the token is for, in your own words */
            name: string;
            /** @description What a call with the token may do */
            scope: components["schemas"]["TokenScope"];
            /** @description Days until it expires */
            expiresInDays: number;
            /** @description The current password; not needed soon after signing in */
            password?: components["schemas"]["OwnerPassword"];
        };
        AddressUndo: {
            /** @description The token of the link that was mailed to the old address */
            token: string;
        };
        AnswerEvent: {
            /** @description position in the attempt, from 1 */
            number: number;
            /** @description Id of the question */
            questionId: number;
            /** @description the sequence number of the answer */
            seq: number;
            /**
             * Format: date-time
             * @description when the server received it, ISO 8601 in UTC
             */
            receivedAt: string;
            /** @description Index of the chosen option in stored order, from 0; -1 if none is chosen */
            selectedOption: number;
            /** @description Indexes of the chosen options in stored order, from 0; for ordering in the chosen order; for matching and categorise, for each option the index of the target given to it, -1 for none; for cloze, for each gap the index of the option chosen in it, -1 for none; empty if none is chosen */
            selectedOptions: number[];
            /** @description The typed text of a fill-in answer; for cloze one line for each gap, empty for a gap with options; null if there is none */
            answerText: string | null;
            /** @description Whether the question was answered */
            isAnswered: boolean;
            /** @description Whether the answer is correct; an unanswered question is not */
            isCorrect: boolean;
            /** @description what the answer earned of its question, percent; below 0: what it cost. Absent as `points` is */
            credit?: number;
            /** @description Whether the learner marked the question to come back to it */
            flagged: boolean;
        };
        AnswerInput: {
            /** @description Id of the question */
            questionId: number;
            /** @description for clients whose messages may overtake one another: grows with every change of this answer, and one that is not higher than the stored one is ignored. Without it the answer is the newest. */
            seq?: number;
            /**
             * @description Index of the chosen option in stored order, from 0; -1 if none is chosen
             * @default -1
             */
            selectedOption?: number;
            /**
             * @description Indexes of the chosen options in stored order, from 0; for ordering in the chosen order; for matching and categorise, for each option the index of the target given to it, -1 for none; for cloze, for each gap the index of the option chosen in it, -1 for none; empty if none is chosen
             * @default []
             */
            selectedOptions?: number[];
            /** @description The typed text of a fill-in answer; for cloze one line for each gap, empty for a gap with options; null if there is none */
            answerText?: string | null;
            /**
             * @description Whether the learner marked the question to come back to it
             * @default false
             */
            flagged?: boolean;
        };
        AnswerReview: {
            /** @description Id of the stored answer */
            id: number;
            /** @description Id of the question */
            questionId: number;
            /** @description Whether the answer is correct; an unanswered question is not */
            isCorrect: boolean;
            /** @description what the answer earned of its question, percent; below 0: what it cost. Absent as `points` is */
            credit?: number;
            /** @description Whether the question was answered */
            isAnswered: boolean;
            /** @description Whether the learner marked the question to come back to it */
            flagged: boolean;
            /** @description Index of the chosen option in stored order, from 0; -1 if none is chosen */
            selectedOption: number;
            /** @description Indexes of the chosen options in stored order, from 0; for ordering in the chosen order; for matching and categorise, for each option the index of the target given to it, -1 for none; for cloze, for each gap the index of the option chosen in it, -1 for none; empty if none is chosen */
            selectedOptions: number[];
            /** @description The typed text of a fill-in answer; for cloze one line for each gap, empty for a gap with options; null if there is none */
            answerText: string | null;
            /** @description how the question was graded again after its key was changed */
            regraded: {
                /**
                 * @description the key as it is now, that or the earlier one, or right for everybody
                 * @enum {string}
                 */
                method: "new_key" | "either_key" | "full_credit";
                /** @description whether the answer was right by the earlier key */
                wasCorrect: boolean;
                /** @description what it earned by the earlier key, percent; absent as `credit` is */
                creditBefore?: number;
            } | null;
            /** @description The question as it was asked */
            question: {
                /** @description The text, Markdown */
                text: string;
                /** @description Type of the question */
                type: components["schemas"]["QuestionType"];
                /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                imageUrl: string | null;
                /** @description What the picture shows, in words; null if its author has not said */
                imageAlt: string | null;
                /** @description The options in stored order */
                options: string[];
                /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
                targets: string[];
                /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
                gaps: components["schemas"]["GapForTaker"][];
                /** @description Indexes of `options` in the order in which they were shown */
                order: number[];
                /**
                 * @description Whether the key is included; it is not for unanswered questions of an attempt that was left
                 * @constant
                 */
                keyShown: true;
                /** @description Index of the correct option in `options`, from 0; null if the type has none */
                correctOption: number | null;
                /** @description Indexes of the correct options in `options`, from 0; empty if the type has none */
                correctOptions: number[];
                /** @description The texts that a fill-in question accepts */
                acceptedAnswers: string[];
                /** @description For cloze: the gaps with what is right in each; empty for other types */
                gapKeys: components["schemas"]["Gap"][];
                /** @description Why the key is right, Markdown; null if not given */
                explanation: string | null;
            } | {
                /** @description The text, Markdown */
                text: string;
                /** @description Type of the question */
                type: components["schemas"]["QuestionType"];
                /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                imageUrl: string | null;
                /** @description What the picture shows, in words; null if its author has not said */
                imageAlt: string | null;
                /** @description The options in stored order */
                options: string[];
                /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
                targets: string[];
                /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
                gaps: components["schemas"]["GapForTaker"][];
                /** @description Indexes of `options` in the order in which they were shown */
                order: number[];
                /**
                 * @description Whether the key is included; it is not for unanswered questions of an attempt that was left
                 * @constant
                 */
                keyShown: false;
            };
        };
        AnswersSaved: {
            /** @description The stored answers to the questions that were sent */
            answers: components["schemas"]["SavedAnswer"][];
            /** @description without a way back: the questions before this place, from 0, are closed */
            reached: number;
            /** @description ids of questions that were closed before: what was sent for them is not stored */
            refused: number[];
            /** @description when the time of the question at `reached` is over and the next one comes; null: it has none */
            questionEndsAt: string | null;
            /** @description those of the questions that were sent whose answer was checked, now or before */
            checked: components["schemas"]["AnswerReview"][];
            /**
             * Format: date-time
             * @description When the attempt ends, ISO 8601 in UTC; later answers are not counted
             */
            deadline: string;
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
        };
        AppCodeForm: {
            /** @description The six digits that the authenticator app shows */
            code: string;
        };
        Assignment: {
            /** @description Its id */
            id: number;
            /** @description Of the quiz or the series */
            title: string;
            /** @description Of what is assigned, by ISO 639 */
            language: string;
            /** @description Null if a series is assigned */
            quizId: number | null;
            /** @description Null if a quiz is assigned */
            series: {
                /** @description Its id */
                id: number;
                /** @description Those that are open now, in order */
                quizzes: components["schemas"]["QuizRef"][];
            } | null;
            /** @description For the members */
            note: string | null;
            /**
             * Format: date-time
             * @description Attempts that begin earlier do not count
             */
            startsAt: string;
            /** @description Null for no due date */
            dueAt: string | null;
            /** @description What counts of work after the due date */
            late: components["schemas"]["LateRule"];
            /** @description After it nothing counts; null for none */
            cutOffAt: string | null;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        /** @enum {string} */
        AssignmentState: "done" | "late" | "open" | "missing" | "upcoming";
        AttemptForTaker: {
            /** @description Id of the attempt */
            id: number;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            };
            /**
             * Format: date-time
             * @description When it began, ISO 8601 in UTC
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the attempt ends, ISO 8601 in UTC; later answers are not counted
             */
            deadline: string;
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /** @description Whether the attempt was open already */
            resumed: boolean;
            /** @description whether leaving within the first 4 seconds leaves no result; it does once in 48 hours */
            canBeVoided: boolean;
            /** @description for how long leaving it, or failing, locks the quiz */
            lockHours: number;
            /** @description whether there is no time limit; it ends at its deadline all the same */
            untimed: boolean;
            /**
             * @description an answer that is right in part earns a part of its question; else absent
             * @constant
             */
            partialCredit?: true;
            /** @description how much of a question a wrong answer costs, percent; absent if it costs nothing */
            wrongAnswerPenaltyPercent?: number;
            /** @description true: no way back. An answer closes the questions before it, so send changes in the order in which they were made, or together */
            oneWay: boolean;
            /** @description without a way back: the questions before this place, from 0, are closed */
            reached: number;
            /**
             * @description one: the player shows one question at a time; all: one page with all
             * @enum {string}
             */
            layout: "one" | "all";
            /** @description how long each question can be answered, extra time included; null: no time of its own */
            questionSeconds: number | null;
            /** @description when the time of the question at `reached` is over and the next one comes; null: it has none */
            questionEndsAt: string | null;
            /** @description what is shown of a question when its answer is checked; null: it cannot be */
            atOnce: ("marks" | "keys" | "explanations") | null;
            /** @description The questions in the order in which they are asked */
            questions: components["schemas"]["PaperQuestionForTaker"][];
            /** @description What is stored so far, one entry for each question that was answered or flagged */
            answers: components["schemas"]["SavedAnswer"][];
            /** @description the questions whose answer was checked: they are closed */
            checked: components["schemas"]["AnswerReview"][];
        };
        /** @enum {string} */
        AttemptOutcome: "passed" | "failed" | "abandoned" | "open" | "self_reported";
        AttemptReceipt: {
            /** @description questions whose answer arrived in time */
            answersReceived: number;
            /** @description when the last of those answers arrived */
            lastReceivedAt: string | null;
            /** @description answers that arrived after the end and were not counted, in the order of the paper */
            late: {
                /** @description Id of the question */
                questionId: number;
                /** @description place on the paper, from 1 */
                number: number;
                /** @description whole seconds after the end of the attempt, at least 1 */
                secondsLate: number;
            }[];
        };
        AttemptRef: {
            /** @description Id of the attempt */
            attemptId: number;
        };
        AttemptReview: {
            /** @description Its id */
            id: number;
            /** @description Id of the quiz */
            quizId: number;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description of its texts, by ISO 639 */
                language: string;
                /** @description whether it can still be found and taken */
                isOpen: boolean;
            };
            /**
             * @description The status
             * @enum {string}
             */
            status: "submitted" | "timed_out" | "abandoned" | "self_reported";
            /** @description Whether a client reported it without answers that the server could grade */
            selfReported: boolean;
            /** @description How many answers are correct */
            score: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
            points?: components["schemas"]["Points"];
            /** @description Share of correct answers, or of points, percent */
            percentage: number;
            /** @description Whether it passed */
            passed: boolean;
            /** @description how many correct answers pass */
            passScore: number;
            /** @description the pass mark when the attempt began */
            passMarkPercent: number;
            /**
             * @description clock: the time ran out
             * @enum {string}
             */
            endedBy: "learner" | "clock";
            /** @description seconds */
            timeTaken: number | null;
            /**
             * Format: date-time
             * @description When it began, ISO 8601 in UTC
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ended, ISO 8601 in UTC; null while it is open
             */
            completedAt: string;
            /** @description When the quiz opens again after this attempt, ISO 8601 in UTC; null if it locks nothing */
            canRetakeAt: string | null;
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /** @description The learner’s result before this one, percent; null for the first */
            previousPercentage: number | null;
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /** @description how much of the result the rules of the attempt show now */
            feedback: {
                /**
                 * @description score: `answers` is empty; marks: without keys; keys: without explanations
                 * @enum {string}
                 */
                level: "score" | "marks" | "keys" | "explanations";
                /** @description what is shown when the quiz has closed, if that is more */
                more: {
                    /**
                     * @description that which is shown then
                     * @enum {string}
                     */
                    level: "score" | "marks" | "keys" | "explanations";
                    /**
                     * Format: date-time
                     * @description from when on
                     */
                    at: string;
                } | null;
            };
            /** @description whether a signed receipt can be downloaded */
            hasSignedReceipt: boolean;
            /** @description Every question of the attempt with its answer, in the asked order */
            answers: components["schemas"]["AnswerReview"][];
        };
        /** @enum {string} */
        AttemptSort: "name" | "score" | "started" | "time";
        /** @enum {string} */
        AttemptStatus: "open" | "submitted" | "timed_out" | "abandoned" | "void" | "self_reported";
        AttemptSummary: {
            /** @description Id of the attempt */
            id: number;
            /** @description Id of the quiz */
            quizId: number;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description of its texts, by ISO 639 */
                language: string;
                /** @description whether it can still be found and taken */
                isOpen: boolean;
            };
            /**
             * @description How the attempt ended
             * @enum {string}
             */
            status: "submitted" | "timed_out" | "abandoned" | "self_reported";
            /** @description Whether a client reported it without answers that the server could grade */
            selfReported: boolean;
            /** @description How many answers are correct */
            score: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
            points?: components["schemas"]["Points"];
            /** @description Share of correct answers, or of points, percent */
            percentage: number;
            /** @description Whether it passed */
            passed: boolean;
            /** @description how many correct answers pass */
            passScore: number;
            /** @description the pass mark when the attempt began */
            passMarkPercent: number;
            /**
             * @description clock: the time ran out
             * @enum {string}
             */
            endedBy: "learner" | "clock";
            /** @description seconds */
            timeTaken: number | null;
            /**
             * Format: date-time
             * @description When it began, ISO 8601 in UTC
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ended, ISO 8601 in UTC; null while it is open
             */
            completedAt: string;
            /** @description When the quiz opens again after this attempt, ISO 8601 in UTC; null if it locks nothing */
            canRetakeAt: string | null;
        };
        AttemptTimeline: {
            /** @description id of the attempt */
            id: number;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            };
            /** @description null: the account was erased, and the events with it */
            learner: {
                /** @description Its id */
                id: number;
                /** @description The name */
                name: string;
            } | null;
            /** @description The status */
            status: components["schemas"]["AttemptStatus"];
            /**
             * Format: date-time
             * @description When it began, ISO 8601 in UTC
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the attempt ends, ISO 8601 in UTC; later answers are not counted
             */
            deadline: string;
            /** @description When it ended, ISO 8601 in UTC; null while it is open */
            completedAt: string | null;
            /** @description How many answers are correct */
            score: number;
            /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
            points?: components["schemas"]["Points"];
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description Whether it passed */
            passed: boolean;
            /** @description whether the events agree with the stored answers */
            record: components["schemas"]["RecordState"];
            /** @description the hash of the last event, as in the receipt */
            lastHash: string;
            /** @description null while the attempt is open */
            receipt: components["schemas"]["AttemptReceipt"] | null;
            /** @description in the order in which they were asked */
            questions: {
                /** @description Id of the question */
                questionId: number;
                /** @description The question as it was asked */
                question: {
                    /** @description The text, Markdown */
                    text: string;
                    /** @description Type of the question */
                    type: components["schemas"]["QuestionType"];
                    /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                    imageUrl: string | null;
                    /** @description What the picture shows, in words; null if its author has not said */
                    imageAlt: string | null;
                    /** @description The options in stored order */
                    options: string[];
                    /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
                    targets: string[];
                    /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
                    gaps: components["schemas"]["GapForTaker"][];
                    /** @description Indexes of `options` in the order in which they were shown */
                    order: number[];
                    /**
                     * @description Whether the key is included; it is not for unanswered questions of an attempt that was left
                     * @constant
                     */
                    keyShown: true;
                    /** @description Index of the correct option in `options`, from 0; null if the type has none */
                    correctOption: number | null;
                    /** @description Indexes of the correct options in `options`, from 0; empty if the type has none */
                    correctOptions: number[];
                    /** @description The texts that a fill-in question accepts */
                    acceptedAnswers: string[];
                    /** @description For cloze: the gaps with what is right in each; empty for other types */
                    gapKeys: components["schemas"]["Gap"][];
                    /** @description Why the key is right, Markdown; null if not given */
                    explanation: string | null;
                } | {
                    /** @description The text, Markdown */
                    text: string;
                    /** @description Type of the question */
                    type: components["schemas"]["QuestionType"];
                    /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                    imageUrl: string | null;
                    /** @description What the picture shows, in words; null if its author has not said */
                    imageAlt: string | null;
                    /** @description The options in stored order */
                    options: string[];
                    /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
                    targets: string[];
                    /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
                    gaps: components["schemas"]["GapForTaker"][];
                    /** @description Indexes of `options` in the order in which they were shown */
                    order: number[];
                    /**
                     * @description Whether the key is included; it is not for unanswered questions of an attempt that was left
                     * @constant
                     */
                    keyShown: false;
                };
            }[];
            /** @description in the order in which they were received */
            events: components["schemas"]["AnswerEvent"][];
        };
        /** @enum {string} */
        AuditAction: "created" | "changed" | "deleted";
        AuditEntry: {
            /** @description Number of the entry; later entries have greater ones */
            id: number;
            /**
             * Format: date-time
             * @description When it was changed, ISO 8601 in UTC
             */
            at: string;
            /** @description Account of the administrator; null for a command of the operator and for an erased account */
            actorId: number | null;
            /** @description Public name of the administrator; null like `actorId` */
            actorName: string | null;
            /** @description The procedure or the command */
            call: string;
            /** @description Id of the request, as in its `x-request-id` header and in the log */
            requestId: string;
            /** @description The table of the row */
            kind: components["schemas"]["AuditKind"];
            /** @description Id of the row */
            rowId: number;
            /** @description The title or name of the row at that time; null if it has none, or only a personal one */
            label: string | null;
            /** @description What was done with the row */
            action: components["schemas"]["AuditAction"];
            /** @description The changed columns before; empty for a row that was created */
            before: {
                [key: string]: unknown;
            };
            /** @description The changed columns after; a text of more than 4000 characters is replaced by its length and MD5 hash */
            after: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        AuditKind: "categories" | "sub_categories" | "quizzes" | "questions" | "series" | "blog_posts" | "testimonials" | "contact_messages" | "users" | "tags" | "uploads" | "classes" | "assignments" | "gradebook_entries" | "class_exceptions" | "settings";
        AuditPage: {
            /** @description The entries of this page */
            items: components["schemas"]["AuditEntry"][];
            /** @description How many entries all pages have */
            total: number;
            /** @description Number of the page, from 1 */
            page: number;
            /** @description How many entries a page has */
            pageSize: number;
        };
        BankPage: {
            /** @description The questions of the page */
            items: components["schemas"]["BankRow"][];
            /** @description How many entries all pages have */
            total: number;
            /** @description Number of the page, from 1 */
            page: number;
            /** @description How many entries a page has */
            pageSize: number;
        };
        BankQuestion: {
            /** @description The question as learners read it, in Markdown */
            text: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01 */
            options: string[];
            /** @description Index of the right option; null for multiple_choice, ordering, matching and categorise */
            correctOption: number | null;
            /** @description Indexes of all right options, for multiple_choice; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target */
            correctOptions: unknown;
            /** @description For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order */
            targets: string[];
            /** @description For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once */
            gaps: components["schemas"]["Gap"][];
            /** @description Indexes of options that keep their place when options are shown in random order, for single_choice and multiple_choice */
            pinnedOptions: number[];
            /** @description For fill_blank: capitals count */
            caseSensitive: boolean;
            /** @description For fill_blank: how far a number may be off; null compares texts */
            numericTolerance: number | null;
            /** @description What the author thinks */
            difficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Shown with the result, in Markdown */
            explanation: unknown;
            /** @description A picture to show with the question: an address by https, or the path of an uploaded one */
            imageUrl: unknown;
            /** @description What the picture shows, for those who do not see it */
            imageAlt: unknown;
            /** @description Its id */
            id: number;
            /** @description How often it was answered in graded attempts */
            timesAnswered: number;
            /** @description How often it was answered correctly */
            timesCorrect: number;
            /** @description How often it was asked and not answered */
            timesSkipped: number;
            /** @description The difficulty that the answers of learners show */
            calculatedDifficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Rating from the answers of learners; higher is harder */
            difficultyScore: number;
            /** @description Words to find it by */
            tags: components["schemas"]["TagLabel"][];
            /** @description The quizzes that ask it */
            uses: {
                /** @description Id of the quiz */
                quizId: number;
                /** @description The title */
                title: string;
                /**
                 * @description The status
                 * @enum {string}
                 */
                status: "active" | "draft" | "archived";
            }[];
            /** @description When it was archived, ISO 8601 in UTC; null if it is not */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        BankRow: {
            /** @description Its id */
            id: number;
            /** @description The beginning of the text, or what a search found in it, without Markdown */
            preview: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The level */
            difficulty: components["schemas"]["QuestionDifficulty"];
            /** @description The difficulty that the answers of learners show */
            calculatedDifficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Rating from the answers of learners; higher is harder */
            difficultyScore: number;
            /** @description How often it was answered in graded attempts */
            timesAnswered: number;
            /** @description How often it was answered correctly */
            timesCorrect: number;
            /** @description How often it was asked and not answered */
            timesSkipped: number;
            /** @description How many quizzes ask it */
            useCount: number;
            /** @description Words to find it by */
            tags: components["schemas"]["TagLabel"][];
            /** @description When it was archived, ISO 8601 in UTC; null if it is not */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        /** @enum {string} */
        BankSort: "best" | "newest" | "text" | "difficulty";
        ByGroup: {
            /** @description Of the takers with low scores */
            lower: number;
            /** @description Of the takers between */
            middle: number;
            /** @description Of the takers with high scores */
            upper: number;
        };
        Category: {
            /** @description Its id */
            id: number;
            /** @description Internal name: lower-case letters, digits and underscores */
            name: string;
            /** @description The name that people see; null if not given */
            displayName: string;
            /** @description What it is about, Markdown */
            description: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description Active quizzes that have questions */
            quizCount: number;
        };
        CategoryNode: {
            /** @description Its id */
            id: number;
            /** @description Internal name: lower-case letters, digits and underscores */
            name: string;
            /** @description The name that people see; null if not given */
            displayName: string;
            /** @description What it is about, Markdown */
            description: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description Quizzes in it and in its sub-categories, drafts included */
            quizCount: number;
            /** @description How many of the quizzes are active */
            activeQuizCount: number;
            /** @description How many questions there are */
            questionCount: number;
            /** @description How many series it has */
            seriesCount: number;
            /** @description Counts of its quizzes that are in no sub-category */
            unsorted: {
                /** @description How many quizzes it has, drafts included */
                quizCount: number;
                /** @description How many of the quizzes are active */
                activeQuizCount: number;
                /** @description How many questions there are */
                questionCount: number;
            };
            /** @description Its sub-categories, each with its counts */
            subCategories: {
                /** @description Its id */
                id: number;
                /** @description The name */
                name: string;
                /** @description The name that people see; null if not given */
                displayName: string;
                /** @description What it is about, Markdown */
                description: string | null;
                /** @description Id of the category; null without one */
                categoryId: number;
                /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                imageUrl: string | null;
                /** @description The status */
                status: components["schemas"]["CategoryStatus"];
                /**
                 * Format: date-time
                 * @description When it was created, ISO 8601 in UTC
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
                 */
                updatedAt: string;
                /** @description How many quizzes it has, drafts included */
                quizCount: number;
                /** @description How many of the quizzes are active */
                activeQuizCount: number;
                /** @description How many questions there are */
                questionCount: number;
            }[];
        };
        CategoryRef: {
            /**
             * @description Which of the two it is
             * @enum {string}
             */
            kind: "category" | "subCategory";
            /** @description Id of the category or sub-category */
            id: number;
        };
        CategoryRemoval: {
            /** @description The category or sub-category */
            target: components["schemas"]["CategoryRef"];
            /** @description Display name of the category or sub-category, typed to confirm */
            typedName: string;
            /** @description How many quizzes were shown before the removal; if it has more by now, nothing is removed */
            quizzes: number;
        };
        /** @enum {string} */
        CategoryStatus: "active" | "archived";
        CellDetail: {
            /** @description Whether the work is done, and in time */
            state: components["schemas"]["AssignmentState"];
            /** @description The mark set by hand, else the computed one */
            mark: components["schemas"]["CellMark"] | null;
            /** @description The computed mark, also where another one is set */
            computed: components["schemas"]["ComputedMark"] | null;
            /** @description The attempt of the computed mark; null for a series */
            result: components["schemas"]["Result"] | null;
            /** @description How far a series is; null for a quiz */
            progress: components["schemas"]["PassedQuizzes"] | null;
            /** @description Whether a teacher has set the mark by hand */
            isOverridden: boolean;
            /** @description Whether the computed mark has changed since then */
            hasChanged: boolean;
            /** @description Whether a teacher has written a comment */
            hasComment: boolean;
            /** @description Id of the class */
            classId: number;
            /** @description Whose work it is */
            member: {
                /** @description Id of the account */
                userId: number;
                /** @description The name */
                name: string;
            };
            /** @description What is assigned */
            assignment: components["schemas"]["Assignment"];
            /** @description What teachers have written */
            remarks: components["schemas"]["OwnRemarks"];
            /** @description The computed mark when another one was set; null if there was none */
            computedThen: number | null;
            /** @description When somebody last wrote into it; null for nobody */
            updatedAt: string | null;
            /** @description The person’s attempts, the newest first */
            attempts: {
                /** @description Its id */
                id: number;
                /** @description Id of the quiz */
                quizId: number;
                /**
                 * Format: date-time
                 * @description When it ended, ISO 8601 in UTC
                 */
                endedAt: string;
                /** @description How many answers are correct */
                score: number;
                /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
                points?: components["schemas"]["Points"];
                /** @description How many questions there are */
                totalQuestions: number;
                /** @description Share of correct answers, or of points, percent */
                percentage: number;
                /** @description Percent, before the deduction for late work */
                beforeDeduction: number;
                /** @description Whether it ended after the due date */
                isLate: boolean;
                /** @description Whether the computed mark is made of it */
                counts: boolean;
            }[];
            /** @description The quizzes of an assigned series, in order; empty for a quiz */
            quizzes: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
                /** @description The mark; null without one */
                percentage: number | null;
                /** @description Whether an attempt that counts is passed */
                isPassed: boolean;
            }[];
            /** @description Percent of every counted attempt, the oldest first */
            history: {
                /** @description Its id */
                id: number;
                /** @description What was written or taken back */
                kind: components["schemas"]["EntryChange"];
                /**
                 * Format: date-time
                 * @description When it was written
                 */
                at: string;
                /** @description Who wrote it; null for an erased account */
                byName: string | null;
                /** @description The mark that was set */
                percentage: number | null;
                /** @description The reason or the comment */
                text: string | null;
            }[];
        };
        CellMark: {
            /** @description Share of correct answers, or of points, percent */
            percentage: number;
            /** @description Whether it passed */
            passed: boolean;
        };
        ChangedKey: {
            /** @description Id of the question */
            questionId: number;
            /** @description The text, Markdown */
            text: string;
            /**
             * Format: date-time
             * @description When it was changed, ISO 8601 in UTC
             */
            changedAt: string;
        };
        ChosenRules: components["schemas"]["TakingRules"];
        ChosenRulesInput: components["schemas"]["TakingRulesInput"];
        ClassException: {
            /** @description Extra time, percent */
            extraTimePercent: number;
            /** @description Attempts beyond those that the quiz allows */
            extraAttempts: number;
            /** @description A later closing date; null for none */
            closesAt: string | null;
            /** @description Its id */
            id: number;
            /** @description Null for all quizzes that are assigned in the class */
            quiz: components["schemas"]["QuizRef"] | null;
            /** @description Who gave it; null for an erased account */
            byName: string | null;
            /**
             * Format: date-time
             * @description When it was given
             */
            at: string;
        };
        ClassMember: {
            /** @description Id of the account */
            userId: number;
            /** @description The name */
            name: string;
            /** @description An email address */
            email: string;
            /** @description Whether the account is suspended */
            isSuspended: boolean;
            /**
             * Format: date-time
             * @description When the person joined
             */
            joinedAt: string;
        };
        ClassRow: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description By which people join */
            joinCode: string;
            /** @description Whether people can join */
            isOpen: boolean;
            /** @description Whether the caller chooses its teachers and may delete it: who made it, administrators, and once the account of who made it is erased, the first of the other teachers who can teach. */
            isMaker: boolean;
            /** @description How many people are in it */
            members: number;
            /** @description How many assignments it has */
            assignments: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
        };
        ComputedMark: {
            /** @description Share of correct answers, or of points, percent */
            percentage: number;
            /** @description Percent, before the deduction for late work */
            beforeDeduction: number;
        };
        ContactAnswer: {
            /** @description Whether it was done */
            success: boolean;
            /** @description What happened, for people */
            message: string;
            /** @description Number of the message, for questions about it */
            reference?: number;
        };
        /** @enum {string} */
        ContactCategory: "general" | "technical" | "account" | "quiz" | "billing" | "feature" | "bug" | "other";
        ContactForm: {
            /** @description Name of the sender */
            name: string;
            /** @description An email address */
            email: string;
            /** @description What the message is about, in a line */
            subject: string;
            /** @description What the message is about */
            category: components["schemas"]["ContactCategory"];
            /** @description The message, plain text */
            message: string;
            /** @description Leave it empty: a text marks the sender as a machine */
            website?: string;
        };
        ContactMessage: {
            /** @description The reference that the sender was given */
            id: number;
            /** @description The account that sent it; null for a guest */
            userId: number | null;
            /** @description The name that the sender gave */
            name: string;
            /** @description The address to reply to */
            email: string;
            /** @description What it is about, in the words of the sender */
            subject: string;
            /** @description What it is about */
            category: components["schemas"]["ContactCategory"];
            /** @description The text, as it was written */
            message: string;
            /** @description `new` is open */
            status: components["schemas"]["ContactStatus"];
            /**
             * Format: date-time
             * @description When it was sent
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when an answer was promised
             */
            answerDueAt: string;
            /** @description When it was last answered from here; null if never */
            repliedAt: string | null;
            /** @description When it was resolved or marked as spam; null if open */
            resolvedAt: string | null;
        };
        /** @enum {string} */
        ContactStatus: "new" | "resolved" | "spam";
        ContactThread: {
            /** @description The reference that the sender was given */
            id: number;
            /** @description The account that sent it; null for a guest */
            userId: number | null;
            /** @description The name that the sender gave */
            name: string;
            /** @description The address to reply to */
            email: string;
            /** @description What it is about, in the words of the sender */
            subject: string;
            /** @description What it is about */
            category: components["schemas"]["ContactCategory"];
            /** @description The text, as it was written */
            message: string;
            /** @description `new` is open */
            status: components["schemas"]["ContactStatus"];
            /**
             * Format: date-time
             * @description When it was sent
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when an answer was promised
             */
            answerDueAt: string;
            /** @description When it was last answered from here; null if never */
            repliedAt: string | null;
            /** @description When it was resolved or marked as spam; null if open */
            resolvedAt: string | null;
            /** @description What administrators noted; never sent */
            notes: string | null;
            /** @description The oldest first */
            replies: {
                /** @description Its id */
                id: number;
                /** @description The administrator; null once the account is gone */
                author: string | null;
                /** @description What was sent */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was sent
                 */
                sentAt: string;
            }[];
        };
        Credentials: {
            /** @description An email address */
            email: components["schemas"]["EmailInput"];
            /** @description The password of the account */
            password: string;
        };
        CurrentUser: {
            /** @description Its id */
            id: number;
            /** @description The username: letters, digits and underscores */
            username: string;
            /** @description An email address */
            email: string;
            /** @description The name that people see; null if not given */
            displayName: string | null;
            /** @description First name; null if not given */
            firstName: string | null;
            /** @description Last name; null if not given */
            lastName: string | null;
            /** @description Address of the account’s picture; null without one */
            photoURL: string | null;
            /** @description The time zone in which dates are shown, a name of the IANA database; null if not given */
            timezone: string | null;
            /** @description ISO 639-1 code */
            preferredLanguage: string;
            /** @description Whether the address is confirmed */
            emailVerified: boolean;
            /** @description Whether the account has a password */
            hasPassword: boolean;
            /** @description Whether an authenticator app or a passkey is set up */
            hasSecondFactor: boolean;
            /** @description Whether the username was made up and can be chosen once */
            usernameProvisional: boolean;
            /** @description Whether the account is an administrator’s */
            isAdmin: boolean;
            /** @description The roles of the account: `administrator`, `author`, `teacher` */
            roles: ("administrator" | "author" | "teacher")[];
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
        };
        /** @enum {string} */
        Decision: "fixed" | "kept";
        DeletionRequest: {
            /** @description The current password of the account; not needed soon after signing in */
            password?: components["schemas"]["OwnerPassword"];
        };
        DeletionScheduled: {
            /** @description What happened, for people */
            message: string;
            /**
             * Format: date-time
             * @description When the account will be erased, ISO 8601 in UTC
             */
            scheduledDeletionDate: string;
        };
        DrawRule: {
            /** @description How many questions are drawn */
            count: number;
            /**
             * @description Questions with one of these tags; none: any
             * @default []
             */
            tagIds?: number[];
            /**
             * @description Questions of quizzes in this category
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description Questions that their author gave this difficulty
             * @default null
             */
            difficulty?: components["schemas"]["QuestionDifficulty"] | null;
        };
        DrawRules: components["schemas"]["DrawRule"][];
        DrawSample: {
            /** @description How many questions the bank lacks */
            missing: number;
            /** @description With their keys */
            questions: components["schemas"]["QuestionForAuthor"][];
        };
        DrawSeed: number;
        /** @enum {string} */
        EditableQuizStatus: "active" | "draft";
        EducationLevel: "" | ("High School" | "Bachelor's Degree" | "Master's Degree" | "PhD" | "Professional Certificate" | "Other") | string;
        /** Format: email */
        Email: string;
        EmailInput: string;
        EmailVerification: {
            /** @description The token of the mailed link */
            token: string;
        };
        /** @enum {string} */
        EntryChange: "override" | "override_removed" | "comment" | "comment_removed";
        ExportedFile: {
            /** @description A name for the file */
            fileName: string;
            /** @description Its media type */
            type: string;
            /** @description The file as base64 */
            content: string;
            /** @description How many questions it has */
            questions: number;
            /** @description What is not the same when the file is read again */
            losses: {
                /** @description Position of the question, from 0 */
                index: number;
                /** @description Fields that the format does not carry as they are */
                fields: components["schemas"]["LosableField"][];
            }[];
        };
        /** @enum {string} */
        ExportFormat: "json" | "ndjson" | "gift" | "moodle_xml" | "qti" | "csv" | "xlsx";
        FactorAdded: {
            /** @description New recovery codes; null when the account has codes already */
            recoveryCodes: string[] | null;
        };
        FactorsLeft: {
            /** @description Whether signing in still needs a second factor */
            isSecondFactorOn: boolean;
        };
        Finding: {
            /**
             * @description What was found
             * @enum {string}
             */
            kind: "wrong_key" | "second_key";
            /**
             * @description How sure it is
             * @enum {string}
             */
            certainty: "possible" | "likely" | "almost_certain";
            /** @description The answer that competes with the key */
            answer: string;
            /** @description Its share of all answers, 0 to 1 */
            share: number;
        } | {
            /**
             * @description What was found
             * @constant
             */
            kind: "guessed";
            /**
             * @description How sure it is
             * @enum {string}
             */
            certainty: "possible" | "likely" | "almost_certain";
        } | {
            /**
             * @description What was found
             * @constant
             */
            kind: "drifted";
            /**
             * @description How sure it is
             * @enum {string}
             */
            certainty: "possible" | "likely" | "almost_certain";
            /** @description Share of right answers before the latest change of the question, 0 to 1 */
            before: number;
            /** @description The same after it */
            after: number;
        } | {
            /**
             * @description What was found
             * @constant
             */
            kind: "unused_options";
            /**
             * @description How sure it is
             * @enum {string}
             */
            certainty: "possible" | "likely" | "almost_certain";
            /** @description The options that hardly anybody chooses */
            options: string[];
        };
        /** @enum {string} */
        FindingKind: "wrong_key" | "second_key" | "guessed" | "drifted" | "unused_options";
        FindingMark: {
            /** @description What was found */
            kind: components["schemas"]["FindingKind"];
            /**
             * @description How sure it is
             * @enum {string}
             */
            certainty: "possible" | "likely" | "almost_certain";
        };
        FormAnswer: {
            /** @description Whether it was done */
            success: boolean;
            /** @description What happened, for people */
            message?: string;
            /** @description The same as `message`, of a refusal */
            error?: string;
        };
        /**
         * @example {
         *       "success": false,
         *       "message": "Name must be at least 2 characters",
         *       "error": "Name must be at least 2 characters",
         *       "failure": "invalid",
         *       "requestId": "3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10",
         *       "fields": {
         *         "name": "Name must be at least 2 characters"
         *       }
         *     }
         */
        FormRefusal: {
            /** @description What happened, for people */
            message: string;
            /**
             * @description What happened, for programs
             * @enum {string}
             */
            failure: "invalid" | "signed-out" | "other-account" | "forbidden" | "deactivated" | "second-factor" | "not-found" | "conflict" | "cooldown" | "locked" | "attempt-over" | "attempt-open" | "stale" | "key-reused" | "precondition" | "too-many-requests" | "unavailable" | "internal";
            /**
             * Format: uuid
             * @description To quote when asking for help
             */
            requestId: string;
            /** @description Message per input field, by its path: `questions.3.text` */
            fields?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description With `cooldown`: when the quiz opens again
             */
            canRetakeAt?: string;
            /**
             * @description With `locked`: what keeps the quiz from being started
             * @enum {string}
             */
            lock?: "not-yet" | "closed" | "used-up" | "access-code";
            /**
             * Format: date-time
             * @description With `locked`: when the quiz opens (`not-yet`) or closed (`closed`)
             */
            lockDate?: string;
            /** @description With `attempt-open`: the quiz being taken */
            quizId?: number;
            /** @description With `stale` and `precondition`: the stored version, which was not overwritten */
            current?: {
                /**
                 * Format: date-time
                 * @description Version of `document`, or of what was refused where it could not be read
                 */
                updatedAt: string;
                /** @description Who has changed it; null where that is unknown */
                updatedBy: string | null;
                /** @description The stored document, as the call that reads it answers */
                document?: unknown;
            };
            /** @description With `too-many-requests`: seconds to wait */
            retryAfter?: number;
            /** @description With `deactivated`: always true */
            isDeactivated?: boolean;
            /** @description With `second-factor`: how the sign-in can be completed */
            methods?: ("app" | "passkey" | "recovery-code")[];
            /** @description With `deactivated`: the account’s address */
            email?: string;
            /**
             * Format: date-time
             * @description With `deactivated`: when the account will be erased
             */
            scheduledDeletionDate?: string;
            /**
             * @description Always false
             * @constant
             */
            success: false;
            /** @description The same as `message` */
            error: string;
        };
        Gap: {
            /**
             * @description The answer is written
             * @constant
             */
            kind: "text";
            /** @description The accepted answers, compared as those of fill_blank */
            answers: string[];
            /**
             * @description Capitals count
             * @default false
             */
            caseSensitive: boolean;
            /**
             * @description How far a number may be off; null compares texts
             * @default null
             */
            tolerance: number | null;
        } | {
            /**
             * @description An option is chosen
             * @constant
             */
            kind: "choice";
            /** @description What can be chosen; learners get them in another order */
            options: string[];
            /**
             * @description Index of the right option
             * @default null
             */
            correctOption: number | null;
        };
        GapForTaker: {
            /**
             * @description Whether an answer is written or an option chosen
             * @enum {string}
             */
            kind: "text" | "choice";
            /** @description What can be chosen; empty where the answer is written */
            options: string[];
        };
        GapInput: {
            /**
             * @description The answer is written
             * @constant
             */
            kind: "text";
            /** @description The accepted answers, compared as those of fill_blank */
            answers: string[];
            /**
             * @description Capitals count
             * @default false
             */
            caseSensitive?: boolean;
            /**
             * @description How far a number may be off; null compares texts
             * @default null
             */
            tolerance?: number | null;
        } | {
            /**
             * @description An option is chosen
             * @constant
             */
            kind: "choice";
            /** @description What can be chosen; learners get them in another order */
            options: string[];
            /**
             * @description Index of the right option
             * @default null
             */
            correctOption?: number | null;
        };
        GoogleIdToken: {
            /** @description An ID token that Google has issued for this application, as a JWT */
            idToken: string;
            /** @description The nonce that the token was requested with */
            nonce?: string;
        };
        Gradebook: {
            /** @description The class */
            class: {
                /** @description Its id */
                id: number;
                /** @description The name */
                name: string;
                /** @description By which people join */
                joinCode: string;
                /** @description Whether people can join */
                isOpen: boolean;
                /** @description Whether the caller chooses its teachers and may delete it: who made it, administrators, and once the account of who made it is erased, the first of the other teachers who can teach. */
                isMaker: boolean;
                /**
                 * Format: date-time
                 * @description When it was created, ISO 8601 in UTC
                 */
                createdAt: string;
            };
            /** @description By name */
            members: components["schemas"]["ClassMember"][];
            /** @description In the order of their start */
            assignments: components["schemas"]["Assignment"][];
            /** @description One for each member and assignment */
            cells: {
                /** @description Whether the work is done, and in time */
                state: components["schemas"]["AssignmentState"];
                /** @description The mark set by hand, else the computed one */
                mark: components["schemas"]["CellMark"] | null;
                /** @description The computed mark, also where another one is set */
                computed: components["schemas"]["ComputedMark"] | null;
                /** @description The attempt of the computed mark; null for a series */
                result: components["schemas"]["Result"] | null;
                /** @description How far a series is; null for a quiz */
                progress: components["schemas"]["PassedQuizzes"] | null;
                /** @description Whether a teacher has set the mark by hand */
                isOverridden: boolean;
                /** @description Whether the computed mark has changed since then */
                hasChanged: boolean;
                /** @description Whether a teacher has written a comment */
                hasComment: boolean;
                /** @description Id of the account */
                userId: number;
                /** @description Id of the assignment */
                assignmentId: number;
            }[];
        };
        GradebookFile: {
            /** @description A name for the file */
            fileName: string;
            /** @description Its media type */
            type: string;
            /** @description The file as base64 */
            content: string;
        };
        /** @enum {string} */
        GradebookFormat: "csv" | "xlsx";
        ImportFile: {
            /**
             * @description Name of the file, for the list of imports
             * @default
             */
            fileName?: string;
            /** @description The file as base64 */
            content: string;
            /** @description Recognised by the content unless given */
            format?: components["schemas"]["ImportFormat"];
            /**
             * @description Only report what would be added
             * @default false
             */
            dryRun?: boolean;
            /** @description The quiz that gets the questions */
            quizId?: number;
            /** @description A draft to create for the questions, instead of a quiz */
            newQuiz?: {
                /** @description Its title */
                title: string;
                /**
                 * @description Its category
                 * @default null
                 */
                categoryId?: number | null;
            };
            /**
             * @description Positions of items that are not added, from 0
             * @default []
             */
            leaveOut?: number[];
        };
        /** @enum {string} */
        ImportFormat: "gift" | "aiken" | "text" | "json" | "csv" | "xlsx" | "moodle_xml" | "qti";
        ImportItem: {
            /** @description The file in an archive, or the sheet */
            entry: string | null;
            /** @description The line or row where it begins, from 1 */
            line: number;
            /** @description Kept as it is, degraded or refused; the notes have the reasons */
            status: components["schemas"]["ImportStatus"];
            /** @description Why it is refused, and what was changed */
            notes: components["schemas"]["Note"][];
            /** @description How it begins in the file */
            source: string;
            /** @description As it would be added; null if refused */
            question: components["schemas"]["QuestionInput"] | null;
            /** @description A question with the same text; null if there is none */
            duplicate: {
                /** @description The quiz with the same question; null if it is in the file */
                quizId: number | null;
                /** @description Title of that quiz */
                quizTitle: string | null;
            } | null;
        };
        ImportReport: {
            /** @description The format as which it was read */
            format: components["schemas"]["ImportFormat"];
            /**
             * @description How the text was encoded
             * @enum {string}
             */
            encoding: "utf-8" | "utf-16" | "windows-1252";
            /** @description Whether text that was decoded wrongly before was put right */
            isRepaired: boolean;
            /** @description How many items of each status there are */
            counts: {
                /** @description Items that come in as they are */
                kept: number;
                /** @description Items that come in changed */
                degraded: number;
                /** @description Items that do not come in */
                refused: number;
                /** @description Items whose text is in the question bank or twice in the file */
                duplicates: number;
            };
            /** @description Every item of the file; after an import, those refused */
            items: components["schemas"]["ImportItem"][];
            /** @description What was added; null after a dry run */
            added: {
                /** @description For undoing the import */
                importId: number;
                /** @description The quiz that has the questions */
                quizId: number;
                /** @description Ids of the added questions */
                ids: number[];
            } | null;
        };
        /** @enum {string} */
        ImportStatus: "kept" | "degraded" | "refused";
        /** @enum {string} */
        InvitationProblem: "no_email" | "bad_email" | "twice" | "bad_name" | "bad_username" | "username_taken" | "reserved_email" | "unknown_language" | "unknown_class" | "ambiguous_class";
        InvitedRow: {
            /** @description Where it begins in the file, from 1 */
            line: number;
            /** @description What happens to the person */
            status: components["schemas"]["InvitedStatus"];
            /** @description The address, as in the file if it is none */
            email: string;
            /** @description The public name */
            name: string | null;
            /** @description The username; null if one is made of the address */
            username: string | null;
            /** @description The class that the person is added to */
            className: string | null;
            /**
             * @description The language of the mail and of the app
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar";
            /** @description Why the person is not invited */
            problems: components["schemas"]["InvitationProblem"][];
        };
        /** @enum {string} */
        InvitedStatus: "invited" | "exists" | "invalid";
        LateRule: {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "marked";
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "refused";
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "deducted";
            /** @description Points of 100 */
            percent: number;
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "deducted_daily";
            /** @description Points of 100 */
            percent: number;
            /** @description At most so many points of 100 */
            maxPercent: number;
        };
        LateRuleInput: {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "marked";
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "refused";
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "deducted";
            /** @description Points of 100 */
            percent: number;
        } | {
            /**
             * @description What counts of late work
             * @constant
             */
            policy: "deducted_daily";
            /** @description Points of 100 */
            percent: number;
            /** @description At most so many points of 100 */
            maxPercent: number;
        };
        LeaderboardEntry: {
            /** @description Display name of the learner, or the username */
            name: string;
            /** @description How many quizzes the learner has finished */
            quizzesCompleted: number;
            /** @description Correct answers in the best results of all quizzes together; of quizzes with `points`, whole points */
            score: number;
        };
        /** @enum {string} */
        LearningLevel: "beginner" | "intermediate" | "advanced";
        LeaveOutcome: {
            /** @description The graded result */
            result: components["schemas"]["AttemptSummary"];
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "abandoned";
        } | {
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "void";
            /**
             * Format: date-time
             * @description until then, starting again continues with the same questions
             */
            pinnedUntil: string;
            /**
             * Format: date-time
             * @description the deadline when it is continued
             */
            deadline: string;
        } | {
            /** @description The graded result */
            result: components["schemas"]["AttemptSummary"];
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "already_over";
        };
        ListedAttempt: {
            /** @description Its id */
            id: number;
            /** @description Who took it; null after the account was erased */
            learner: {
                /** @description Its id */
                id: number;
                /** @description The name */
                name: string;
                /** @description An email address */
                email: string;
            } | null;
            /**
             * @description The status
             * @enum {string}
             */
            status: "open" | "submitted" | "timed_out" | "abandoned" | "self_reported";
            /** @description Whether it is part of the statistics */
            isCounted: boolean;
            /** @description What counts of the learner’s attempts; null unless another rule than the best attempt decides */
            mark: {
                /**
                 * @description Which attempts count
                 * @enum {string}
                 */
                rule: "best" | "last" | "average" | "first";
                /** @description Share of correct answers, or of points, percent */
                percentage: number;
                /** @description Whether it is the mark of this attempt, or contains it */
                isOfThis: boolean;
            } | null;
            /** @description How many answers are correct */
            score: number;
            /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
            points?: components["schemas"]["Points"];
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description Whether it passed */
            passed: boolean;
            /**
             * Format: date-time
             * @description When it began, ISO 8601 in UTC
             */
            startedAt: string;
            /** @description When it ended, ISO 8601 in UTC; null while it is open */
            completedAt: string | null;
            /** @description seconds */
            timeTaken: number | null;
            /** @description When the quiz opens again after this attempt, ISO 8601 in UTC; null if it locks nothing */
            canRetakeAt: string | null;
        };
        ListedPicture: {
            /** @description Its path on this site, for the field `imageUrl` */
            address: string;
            /** @description Its width in pixels */
            width: number;
            /** @description Its height in pixels */
            height: number;
            /** @description Bytes of its files together */
            bytes: number;
            /** @description Id of the picture */
            id: number;
            /** @description Name of the file that was uploaded */
            fileName: string;
            /** @description What it shows; null if that was not sent with it */
            alt: string | null;
            /**
             * Format: date-time
             * @description When it was uploaded last, ISO 8601 in UTC
             */
            uploadedAt: string;
            /** @description What shows it; empty if it is not used */
            uses: components["schemas"]["PictureUse"][];
        };
        /** @enum {string} */
        LosableField: "text" | "type" | "options" | "correctOption" | "correctOptions" | "targets" | "gaps" | "pinnedOptions" | "caseSensitive" | "numericTolerance" | "difficulty" | "explanation" | "imageUrl" | "imageAlt";
        ManyIds: number[];
        MemberExceptions: {
            /** @description Whose they are */
            member: {
                /** @description Id of the account */
                userId: number;
                /** @description The name */
                name: string;
            };
            /** @description What this class has given, in effect or not */
            given: components["schemas"]["ClassException"][];
            /** @description The assigned quizzes with what is in effect for each */
            quizzes: components["schemas"]["MemberQuiz"][];
        };
        MemberQuiz: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description Language of its texts, a code of ISO 639 */
            language: string;
            /**
             * Format: date-time
             * @description The start of the assignment; the exceptions of the class are in effect from then on
             */
            startsAt: string;
            /** @description With the extra time; null for a quiz without a time limit */
            timeLimitMinutes: number | null;
            /** @description Extra time, percent */
            extraTimePercent: number;
            /** @description Attempts that the member has used */
            attempts: number;
            /** @description With the additional ones; null for any number of attempts */
            maxAttempts: number | null;
            /** @description When the quiz closes for the member; null for never */
            closesAt: string | null;
            /** @description Until when the member has to wait before the next attempt; null for no wait */
            waitsUntil: string | null;
            /** @description All that are in effect, whichever gave them */
            exceptions: {
                /** @description Extra time, percent */
                extraTimePercent: number;
                /** @description Attempts beyond those that the quiz allows */
                extraAttempts: number;
                /** @description A later closing date; null for none */
                closesAt: string | null;
                /**
                 * @description Who gave it: this class, another one, or an administrator
                 * @enum {string}
                 */
                source: "class" | "other-class" | "administrator";
            }[];
        };
        NearDuplicate: {
            /** @description Its id */
            id: number;
            /** @description The beginning of the text, without Markdown */
            preview: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description Share of the trigrams that both texts have, 0 to 1 */
            similarity: number;
            /** @description How many quizzes ask it */
            useCount: number;
        };
        NewAccessToken: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /**
             * @description What a call with the token may do
             * @enum {string}
             */
            scope: "read" | "write" | "admin";
            /** @description The last four characters of the token */
            hint: string;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it expires, ISO 8601 in UTC
             */
            expiresAt: string;
            /** @description To the minute */
            lastUsedAt: string | null;
            /** @description Send it as `Authorization: Bearer …`. It is not shown again. */
            token: string;
        };
        NewApp: {
            /** @description The secret in base 32, to type into an app */
            secret: string;
            /** @description The same as an `otpauth:` address, for a QR code */
            uri: string;
        };
        NewCategory: {
            /** @description The name that people see */
            displayName: string;
            /** @description What belongs in it */
            description?: string | null;
            /** @description Made into the internal name */
            name: string;
        };
        NewPassword: string;
        NewQuiz: {
            /** @description What the quiz is called */
            title: string;
            /**
             * @description What it is about, in Markdown
             * @default
             */
            description?: string;
            /**
             * @description The language that it is written in, by its ISO 639 code
             * @default en
             */
            language?: string;
            /**
             * @description The category; only a draft may do without
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description A sub-category of that category, or none
             * @default null
             */
            subCategoryId?: number | null;
            /**
             * @description Minutes; null for the default of 30
             * @default null
             */
            timeLimit?: number | null;
            /**
             * @description Learners see active quizzes alone
             * @default active
             */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover: an address by https, or the path of an uploaded picture */
            imageUrl?: ("" | string) | null;
            /**
             * @description The level to show; null shows what the questions’ ratings say
             * @default null
             */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
            /** @description How the quiz is taken; attempts keep the rules they began with */
            rules?: components["schemas"]["ChosenRulesInput"];
            /**
             * @description No attempt begins before
             * @default null
             */
            opensAt?: string | null;
            /**
             * @description No attempt begins or lasts after
             * @default null
             */
            closesAt?: string | null;
            /** @description A start must name it; null for none. Letter case does not matter */
            accessCode?: string | null;
            /**
             * @description false: found only by its address
             * @default true
             */
            isListed?: boolean;
            /** @description Taken from older clients and not used: series name their quizzes */
            seriesId?: number | null;
        };
        NewQuizWithQuestions: {
            /** @description What the quiz is called */
            title: string;
            /**
             * @description What it is about, in Markdown
             * @default
             */
            description?: string;
            /**
             * @description The language that it is written in, by its ISO 639 code
             * @default en
             */
            language?: string;
            /**
             * @description The category; only a draft may do without
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description A sub-category of that category, or none
             * @default null
             */
            subCategoryId?: number | null;
            /**
             * @description Minutes; null for the default of 30
             * @default null
             */
            timeLimit?: number | null;
            /**
             * @description Learners see active quizzes alone
             * @default active
             */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover: an address by https, or the path of an uploaded picture */
            imageUrl?: ("" | string) | null;
            /**
             * @description The level to show; null shows what the questions’ ratings say
             * @default null
             */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
            /** @description How the quiz is taken; attempts keep the rules they began with */
            rules?: components["schemas"]["ChosenRulesInput"];
            /**
             * @description No attempt begins before
             * @default null
             */
            opensAt?: string | null;
            /**
             * @description No attempt begins or lasts after
             * @default null
             */
            closesAt?: string | null;
            /** @description A start must name it; null for none. Letter case does not matter */
            accessCode?: string | null;
            /**
             * @description false: found only by its address
             * @default true
             */
            isListed?: boolean;
            /** @description In their order; a draft may have none */
            questions: components["schemas"]["QuestionInputInput"][];
        };
        NewRecoveryCodes: {
            /** @description The new codes; earlier ones no longer work */
            recoveryCodes: string[];
        };
        NewSeries: {
            /** @description The name that people see */
            displayName: string;
            /**
             * @description What the series leads to, in Markdown
             * @default
             */
            description?: string;
            /**
             * @description The language that it is written in, by its ISO 639 code
             * @default en
             */
            language?: string;
            /** @description The category that it is in */
            categoryId: number;
            /** @description A cover: an address by https, or the path of an uploaded picture */
            imageUrl?: ("" | string) | null;
            /**
             * @description For whom it is
             * @default beginner
             */
            difficulty?: components["schemas"]["LearningLevel"];
            /** @description In words; null shows the sum of the quizzes’ time limits */
            estimatedDuration?: string | null;
            /** @description What to know before, an entry a line */
            prerequisites?: (string | string[]) | null;
            /** @description What one knows after, an entry a line */
            learningOutcomes?: (string | string[]) | null;
            /**
             * @description Learners see active series alone
             * @default active
             */
            status?: components["schemas"]["CategoryStatus"];
            /** @description Made into the internal name */
            name: string;
        };
        NewSubCategory: {
            /** @description The name that people see */
            displayName: string;
            /** @description What belongs in it */
            description?: string | null;
            /** @description A picture: an address by https, or the path of an uploaded one */
            imageUrl?: ("" | string) | null;
            /** @description Made into the internal name */
            name: string;
            /** @description The category that it is part of */
            categoryId: number;
        };
        NewTag: {
            /** @description The name */
            name: string;
            /**
             * @description Colour of the label, by its name
             * @default slate
             */
            colour?: components["schemas"]["TagColour"];
        };
        NewTestimonial: {
            /** @description Name to show with the testimonial */
            name: string;
            /** @description What the person does, in words */
            role: string;
            /** @description The text */
            content: string;
            /** @description Stars, 1 to 5 */
            rating: number;
        };
        Note: {
            /** @description Why the item is refused, or what was changed */
            code: components["schemas"]["NoteCode"];
            /** @description A detail: a name, a text or a message */
            value: string | null;
        };
        /** @enum {string} */
        NoteCode: "unsupported_type" | "not_a_question" | "invalid" | "too_many" | "incomplete" | "all_or_nothing" | "partial_credit" | "several_right" | "feedback_joined" | "answer_dropped" | "tolerance_merged" | "markup_dropped" | "media_dropped" | "order_dropped" | "hints_dropped" | "limits_dropped" | "characters_removed";
        OpenAttempt: {
            /** @description Id of the attempt */
            id: number;
            /** @description whether there is no time limit; it ends at its deadline all the same */
            untimed: boolean;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            };
            /**
             * Format: date-time
             * @description When the attempt ends, ISO 8601 in UTC; later answers are not counted
             */
            deadline: string;
            /** @description without a way back: the questions before this place, from 0, are closed */
            reached: number;
            /** @description when the time of the question at `reached` is over and the next one comes; null: it has none */
            questionEndsAt: string | null;
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
        };
        OwnerConfirmation: {
            /** @description The current password */
            password?: string;
            /** @description The six digits that the authenticator app shows */
            code?: string;
        };
        OwnerConfirmed: {
            /**
             * @description Always true
             * @constant
             */
            confirmed: true;
        };
        OwnerPassword: string;
        OwnRemarks: {
            /** @description Null if the mark is computed */
            override: {
                /** @description Why the mark was set by hand */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was set
                 */
                at: string;
            } | null;
            /** @description Null without a comment */
            comment: {
                /** @description The comment */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was written
                 */
                at: string;
            } | null;
        };
        OwnReport: {
            /** @description Id of the question */
            questionId: number;
            /** @description What is wrong with it */
            kind: components["schemas"]["ReportKind"];
            /** @description Your words about it; null without */
            note: string | null;
        };
        OwnStars: {
            /** @description 1 to 5; null: none yet */
            stars: number | null;
            /** @description What you wrote with them; null: nothing */
            remark: string | null;
            /** @description whether an attempt of yours counts; one of those who know the keys does not */
            mayGive: boolean;
            /** @description whether to ask for stars now: after the first attempt that counts, until some are given */
            isAsked: boolean;
        };
        OwnTestimonial: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description What the person does, in words */
            role: string;
            /** @description The text */
            content: string;
            /** @description Stars, 1 to 5 */
            rating: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /** @description The status */
            status: components["schemas"]["TestimonialStatus"];
        };
        PaperQuestionForTaker: {
            /** @description Id of the question */
            questionId: number;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The text, Markdown */
            text: string;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /** @description What the picture shows, in words; null if its author has not said */
            imageAlt: string | null;
            /** @description The options in stored order */
            options: {
                /** @description Place of the option in stored order, from 0; an answer names it */
                index: number;
                /** @description The text, Markdown */
                text: string;
            }[];
            /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
            targets: string[];
            /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
            gaps: components["schemas"]["GapForTaker"][];
        };
        PassedQuizzes: {
            /** @description Quizzes that are passed */
            passed: number;
            /** @description Quizzes of the series that are open now */
            total: number;
        };
        Passkey: {
            /** @description Id of the passkey */
            id: number;
            /** @description What its owner calls it */
            name: string;
            /**
             * Format: date-time
             * @description When it was added
             */
            createdAt: string;
            /** @description When it was last used to sign in */
            lastUsedAt: string | null;
        };
        PasswordChange: {
            /** @description The password that is replaced */
            currentPassword: string;
            /** @description The password that replaces it, 6 to 200 characters */
            newPassword: string;
        };
        PasswordCreation: {
            /** @description The new password, 6 to 200 characters */
            password: string;
        };
        PasswordReset: {
            /** @description The token of the mailed link, which works once */
            token: string;
            /** @description The new password, 6 to 200 characters */
            password: string;
        };
        PasswordResetRequest: {
            /** @description The address of the account */
            email: components["schemas"]["EmailInput"];
        };
        PeopleFile: {
            /** @description A CSV file as base64: email, and optionally name, username, class and language; at most 2000 people */
            content: string;
            /**
             * @description Only report who would be invited
             * @default false
             */
            dryRun?: boolean;
        };
        PeopleReport: {
            /** @description How many rows of each status there are */
            counts: {
                /** @description People who get an invitation */
                invited: number;
                /** @description People who have an account already */
                exists: number;
                /** @description Rows that are left out */
                invalid: number;
            };
            /** @description Every row of the file */
            rows: components["schemas"]["InvitedRow"][];
        };
        /** @enum {string} */
        PeopleSort: "joined" | "name" | "email" | "seen";
        PersonDetails: {
            /** @description Its id */
            id: number;
            /** @description The username: letters, digits and underscores */
            username: string;
            /** @description The name that people see; null if not given */
            displayName: string | null;
            /** @description An email address */
            email: string;
            /** @description Whether the address is confirmed */
            emailVerified: boolean;
            /** @description The roles of the account: `administrator`, `author`, `teacher` */
            roles: ("administrator" | "author" | "teacher")[];
            /** @description `leaving`: it is erased after the days of grace */
            status: components["schemas"]["PersonStatus"];
            /** @description When the account will be erased, ISO 8601 in UTC */
            scheduledDeletionDate: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /** @description When the account was last signed in to, ISO 8601 in UTC; null before the first time */
            lastLoginAt: string | null;
            /** @description First name; null if not given */
            firstName: string | null;
            /** @description Last name; null if not given */
            lastName: string | null;
            /** @description A new address that is not confirmed yet; null without one */
            pendingEmail: string | null;
            /** @description ISO 639-1 code */
            preferredLanguage: string;
            /** @description Whether the account has a password */
            hasPassword: boolean;
            /** @description Names of the providers with which it can be signed in to */
            providers: string[];
            /** @description Whether it has an authenticator app or a passkey */
            hasSecondFactor: boolean;
            /** @description Where the account is signed in */
            sessions: {
                /** @description Its id */
                id: number;
                /** @description Browser and system, as the browser names them */
                device: string;
                /**
                 * Format: date-time
                 * @description When it was signed in
                 */
                createdAt: string;
                /** @description To five minutes */
                lastUsedAt: string | null;
                /** @description The network of the last use, without the host: `203.0.113.0/24` */
                network: string | null;
            }[];
            /** @description Why it is suspended; null if it is not */
            suspension: {
                /** @description Since when; null if unknown */
                at: string | null;
                /** @description Why */
                reason: components["schemas"]["SuspensionReason"];
                /** @description More about it; null without */
                note: string | null;
                /** @description The administrator; null for a command of the operator and for an erased account */
                by: string | null;
            } | null;
        };
        /** @enum {string} */
        PersonStatus: "active" | "suspended" | "leaving" | "deactivated";
        PicturePage: {
            /** @description The pictures of this page */
            items: components["schemas"]["ListedPicture"][];
            /** @description How many entries all pages have */
            total: number;
            /** @description Number of the page, from 1 */
            page: number;
            /** @description How many entries a page has */
            pageSize: number;
        };
        PictureUpload: {
            /** @description The file as base64: JPEG, PNG, WebP, GIF or AVIF */
            content: string;
            /**
             * @description Name of the file, for the list of pictures
             * @default
             */
            fileName?: string;
            /** @description What the picture shows, for those who do not see it */
            alt?: string | null;
        };
        PictureUse: {
            /**
             * @description What it is; `version` is an earlier version of a question
             * @enum {string}
             */
            kind: "question" | "version" | "quiz" | "sub_category" | "series" | "post" | "draft" | "setting";
            /** @description Its id, of a version that of its question */
            id: number | null;
            /** @description How it begins */
            title: string;
        };
        /** @description what was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
        Points: number;
        Post: {
            /** @description Its id */
            id: number;
            /** @description The last part of the post’s address */
            slug: string;
            /** @description The title */
            title: string;
            /** @description What lists show of the post */
            excerpt: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            featuredImage: string | null;
            /**
             * Format: date-time
             * @description When it was first published, ISO 8601 in UTC; null before
             */
            publishedAt: string;
            /** @description Minutes that reading it takes */
            readingTimeMinutes: number;
            /** @description How often it was read */
            viewCount: number;
            /** @description Words to find it by */
            tags: string[];
            /** @description what the picture shows */
            featuredImageAlt: string | null;
            /** @description The text */
            content: string;
            /** @description Public name of the author; null for a deleted account */
            authorName: string | null;
            /** @description Id of the category; null without one */
            categoryId: number | null;
            /** @description Display name of its category; null without one */
            categoryName: string | null;
            /** @description Title for search engines; null if it is made from the title */
            metaTitle: string;
            /** @description Description for search engines; null if it is made from the excerpt */
            metaDescription: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description The post published before this one; null for the first */
            older: {
                /** @description The last part of the post’s address */
                slug: string;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            } | null;
            /** @description The post published after this one; null for the latest */
            newer: {
                /** @description The last part of the post’s address */
                slug: string;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            } | null;
        };
        PostForAuthor: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description The last part of the post’s address */
            slug: string;
            /** @description What lists show of the post */
            excerpt: string;
            /** @description The text */
            content: string;
            /** @description Language of its texts, a code of ISO 639 */
            language: string;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            featuredImage: string | null;
            /** @description what the picture shows */
            featuredImageAlt: string | null;
            /** @description Id of the author’s account; null for a deleted account */
            authorId: number | null;
            /** @description Public name of the author, or `Former author` */
            authorName: string;
            /** @description Id of the category; null without one */
            categoryId: number | null;
            /** @description Words to find it by */
            tags: string[];
            /** @description Title for search engines; null if it is made from the title */
            metaTitle: string | null;
            /** @description Description for search engines; null if it is made from the excerpt */
            metaDescription: string | null;
            /** @description Readers see published posts alone */
            status: components["schemas"]["PostStatus"];
            /** @description When it was first published, ISO 8601 in UTC; null before */
            publishedAt: string | null;
            /** @description Minutes that reading it takes */
            readingTimeMinutes: number;
            /** @description How often it was read */
            viewCount: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        PostInput: {
            /** @description The heading */
            title: string;
            /** @description What lists show of it */
            excerpt: string;
            /** @description The post, in Markdown */
            content: string;
            /**
             * @description The language that it is written in, by its ISO 639 code
             * @default en
             */
            language?: string;
            /** @description A picture for its head: an address by https, or the path of an uploaded one */
            featuredImage?: ("" | string) | null;
            /** @description What the picture shows, for readers who do not see it */
            featuredImageAlt?: string | null;
            /**
             * @description A category that it belongs to
             * @default null
             */
            categoryId?: number | null;
            /** @description Words to find it by */
            tags?: string[] | null;
            /**
             * @description Readers see published posts alone
             * @default draft
             */
            status?: components["schemas"]["PostStatus"];
            /** @description The title for search engines; null makes it of the title */
            metaTitle?: string | null;
            /** @description The description for search engines; null makes it of the excerpt */
            metaDescription?: string | null;
            /**
             * @description null makes it of the content
             * @default null
             */
            readingTimeMinutes?: number | null;
            /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
            slug?: string | null;
        };
        /** @enum {string} */
        PostStatus: "draft" | "published" | "archived";
        Profile: {
            /** @description Its id */
            id: number;
            /** @description The username: letters, digits and underscores */
            username: string;
            /** @description The address of the account */
            email: string;
            /** @description A new address that waits to be confirmed */
            pendingEmail: string | null;
            /** @description Whether the address is confirmed */
            emailVerified: boolean;
            /** @description The name that people see; null if not given */
            displayName: string | null;
            /** @description First name; null if not given */
            firstName: string | null;
            /** @description Last name; null if not given */
            lastName: string | null;
            /** @description A telephone number; null if not given */
            phoneNumber: string | null;
            /** @description The country, in words; null if not given */
            homeCountry: string | null;
            /** @description A day, `2001-05-31`; null if not given */
            dateOfBirth: string | null;
            /** @description The occupation, in words; null if not given */
            occupation: string | null;
            /** @description A level of the list, or `Other: ` with the person’s own words; null if not given */
            educationLevel: string | null;
            /** @description What the person wants to learn; null if not given */
            learningGoals: string | null;
            /** @description A text about the person; null if not given */
            bio: string | null;
            /** @description Address of a picture that the person chose, https; null without one */
            profilePicture: string | null;
            /** @description Address of the account’s picture; null without one */
            photoURL: string | null;
            /** @description The time zone in which dates are shown, a name of the IANA database; null if not given */
            timezone: string | null;
            /** @description ISO 639-1 code */
            preferredLanguage: string;
            /** @description Whether the account has a password */
            hasPassword: boolean;
            /** @description Whether the account can be signed in to with Google */
            hasGoogle: boolean;
            /** @description Whether the username was made up and can be chosen once */
            usernameProvisional: boolean;
            /** @description Whether the account is an administrator’s */
            isAdmin: boolean;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the profile was last changed
             */
            updatedAt: string;
            /** @description When the account was last signed in to, ISO 8601 in UTC; null before the first time */
            lastLoginAt: string | null;
        };
        ProfileUpdateRequest: {
            /** @description First name; null if not given */
            firstName?: string;
            /** @description Last name; null if not given */
            lastName?: string;
            /** @description The name that people see; null if not given */
            displayName?: string;
            /** @description A new address; it counts once it is confirmed */
            email?: string;
            /** @description A telephone number */
            phoneNumber?: string | null;
            /** @description The country, in words */
            homeCountry?: string | null;
            /** @description The time zone in which dates are shown */
            timezone?: ("" | ("UTC" | "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Asia/Shanghai" | "Asia/Kolkata")) | null;
            /**
             * @description ISO 639-1 code
             * @enum {string}
             */
            preferredLanguage?: "en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar";
            /** @description A day, `2001-05-31` */
            dateOfBirth?: ("" | string) | null;
            /** @description The occupation, in words */
            occupation?: string | null;
            /** @description A level of the list, or `Other: ` with words of one’s own */
            educationLevel?: components["schemas"]["EducationLevel"] | null;
            /** @description What the person wants to learn */
            learningGoals?: string | null;
            /** @description A text about the person */
            bio?: string | null;
            /** @description Address of a picture, by https */
            profilePicture?: ("" | string) | null;
            /** @description Proves the owner where the email address is a new one */
            password?: components["schemas"]["OwnerPassword"];
            /**
             * Format: date-time
             * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
             */
            loadedUpdatedAt?: string;
        };
        /** @enum {string} */
        QuestionDifficulty: "easy" | "medium" | "hard";
        QuestionEntry: {
            /** @description The question as learners read it, in Markdown */
            text?: string;
            /** @description Type of the question */
            type?: components["schemas"]["QuestionType"];
            /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01 */
            options?: string[];
            /** @description Index of the right option; null for multiple_choice, ordering, matching and categorise */
            correctOption?: number | null;
            /** @description Indexes of all right options, for multiple_choice; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target */
            correctOptions?: number[] | null;
            /** @description For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order */
            targets?: string[];
            /** @description For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once */
            gaps?: components["schemas"]["GapInput"][];
            /** @description Indexes of options that keep their place when options are shown in random order, for single_choice and multiple_choice */
            pinnedOptions?: number[];
            /** @description For fill_blank: capitals count */
            caseSensitive?: boolean;
            /** @description For fill_blank: how far a number may be off; null compares texts */
            numericTolerance?: number | null;
            /** @description What the author thinks */
            difficulty?: components["schemas"]["QuestionDifficulty"];
            /** @description Shown with the result, in Markdown */
            explanation?: string | null;
            /** @description A picture to show with the question: an address by https, or the path of an uploaded one */
            imageUrl?: ("" | string) | null;
            /** @description What the picture shows, for those who do not see it */
            imageAlt?: string | null;
            /** @description Of a stored question, whose absent fields stay as they are; without it the question is new */
            id?: number;
        };
        QuestionForAuthor: {
            /** @description Its id */
            id: number;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The text, Markdown */
            text: string;
            /** @description The options in stored order */
            options: string[];
            /** @description For matching and categorise: what belongs to each option, at the same index; further ones belong to none */
            targets: string[];
            /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on, with their keys */
            gaps: components["schemas"]["Gap"][];
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /** @description What the picture shows, in words; null if its author has not said */
            imageAlt: string | null;
            /** @description Id of the quiz that it belongs to */
            quizId: number;
            /** @description Id of the category; null without one */
            categoryId: number | null;
            /** @description Place in the quiz, from 0 */
            position: number;
            /** @description Index of the correct option, from 0; null without one */
            correctOption: number | null;
            /** @description Indexes of the correct options, from 0; empty for other types */
            correctOptions: number[];
            /** @description Indexes of options that keep their place when options are shown in random order */
            pinnedOptions: number[];
            /** @description The difficulty that its author gave it */
            difficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Why the key is right, Markdown; null if not given */
            explanation: string | null;
            /** @description Whether capitals count in a fill-in answer */
            caseSensitive: boolean;
            /** @description How far a number may be from the accepted one; null if it must be equal */
            numericTolerance: number | null;
            /** @description How often it was answered in graded attempts */
            timesAnswered: number;
            /** @description How often it was answered correctly */
            timesCorrect: number;
            /** @description How often it was asked and not answered */
            timesSkipped: number;
            /** @description The difficulty that the answers of learners show */
            calculatedDifficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Rating from the answers of learners; higher is harder */
            difficultyScore: number;
            /** @description When the rating last changed, ISO 8601 in UTC; null before the first answer */
            lastDifficultyUpdate: string | null;
            /**
             * Format: date-time
             * @description When the question was last changed, ISO 8601 in UTC
             */
            updatedAt: string;
        };
        QuestionForTaker: {
            /** @description Its id */
            id: number;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The text, Markdown */
            text: string;
            /** @description In stored order; empty for fill-in questions, whose options are the answer */
            options: string[];
            /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
            targets: string[];
            /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
            gaps: components["schemas"]["GapForTaker"][];
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /** @description What the picture shows, in words; null if its author has not said */
            imageAlt: string | null;
        };
        QuestionInput: unknown;
        QuestionInputInput: {
            /** @description The question as learners read it, in Markdown */
            text: string;
            /**
             * @description Type of the question
             * @default single_choice
             */
            type?: components["schemas"]["QuestionType"];
            /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01 */
            options: string[];
            /**
             * @description Index of the right option; null for multiple_choice, ordering, matching and categorise
             * @default null
             */
            correctOption?: number | null;
            /** @description Indexes of all right options, for multiple_choice; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target */
            correctOptions?: number[] | null;
            /**
             * @description For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order
             * @default []
             */
            targets?: string[];
            /**
             * @description For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once
             * @default []
             */
            gaps?: components["schemas"]["GapInput"][];
            /**
             * @description Indexes of options that keep their place when options are shown in random order, for single_choice and multiple_choice
             * @default []
             */
            pinnedOptions?: number[];
            /**
             * @description For fill_blank: capitals count
             * @default false
             */
            caseSensitive?: boolean;
            /**
             * @description For fill_blank: how far a number may be off; null compares texts
             * @default null
             */
            numericTolerance?: number | null;
            /**
             * @description What the author thinks
             * @default medium
             */
            difficulty?: components["schemas"]["QuestionDifficulty"];
            /** @description Shown with the result, in Markdown */
            explanation?: string | null;
            /** @description A picture to show with the question: an address by https, or the path of an uploaded one */
            imageUrl?: ("" | string) | null;
            /** @description What the picture shows, for those who do not see it */
            imageAlt?: string | null;
            /** @description Present for a question that is already stored */
            id?: number;
        };
        /** @enum {string} */
        QuestionNote: "against" | "rival" | "hard" | "easy" | "weak" | "omitted" | "unused_option";
        QuestionQuality: {
            /** @description Its id */
            id: number;
            /** @description The text, Markdown */
            text: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The quizzes that ask it */
            uses: {
                /** @description Id of the quiz */
                quizId: number;
                /** @description The title */
                title: string;
            }[];
            /** @description How often it was answered since its latest change; at most the newest 2,000 */
            answers: number;
            /** @description Share of right answers, 0 to 1; null without any */
            facility: number | null;
            /** @description What the answers show */
            findings: components["schemas"]["Finding"][];
            /** @description The most frequent answers */
            given: {
                /** @description null: omitted */
                answer: string | null;
                /** @description Whether the answer is correct; an unanswered question is not */
                isCorrect: boolean;
                /** @description Of all answers, 0 to 1 */
                share: number;
                /** @description By how many standard errors those who gave it do better in their other questions */
                advantage: number;
            }[];
            /** @description What learners reported and nobody has settled */
            reports: {
                /** @description Its id */
                id: number;
                /** @description Which of the forms it is */
                kind: components["schemas"]["ReportKind"];
                /** @description The words of the learner; null without */
                note: string | null;
                /**
                 * Format: date-time
                 * @description When it was reported
                 */
                reportedAt: string;
                /** @description Public name of the learner */
                reporter: string | null;
                /** @description How many of the learner’s reports were settled */
                settled: number;
                /** @description How many of these led to a change */
                fixed: number;
            }[];
            /** @description Since when it is kept as it is, until it has twice as many answers; null if it is not */
            keptAt: string | null;
        };
        QuestionResult: {
            /** @description Its id */
            id: number;
            /** @description The beginning of the text, without Markdown */
            preview: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description How many attempts asked it */
            takers: number;
            /** @description How many of them answered it right */
            correct: number;
            /** @description How many left it out */
            omitted: number;
            /** @description what an answer earns on average, from 0 to 1 */
            facility: number;
            /** @description Correlation with the score in the other questions, -1 to 1; null with few attempts */
            discrimination: number | null;
            /** @description null: the scores are too alike for groups */
            groups: components["schemas"]["ByGroup"] | null;
            /** @description The options with who chose them; empty for types without options */
            options: {
                /** @description The text, Markdown */
                text: string;
                /** @description Whether it is correct */
                isKey: boolean;
                /** @description How many chose it */
                chosen: components["schemas"]["ByGroup"];
            }[];
            /** @description What is striking about it */
            notes: components["schemas"]["QuestionNote"][];
        };
        QuestionTaggingOutcome: {
            /** @description Id of the question */
            id: number;
            /**
             * @description Whether its tags were changed
             * @constant
             */
            outcome: "done";
            /** @description Ids of the tags that it did not have before */
            added: number[];
            /** @description Ids of the tags that it had before */
            removed: number[];
        } | {
            /** @description Id of the question */
            id: number;
            /**
             * @description Whether its tags were changed
             * @constant
             */
            outcome: "unchanged";
        } | {
            /** @description Id of the question */
            id: number;
            /**
             * @description Whether its tags were changed
             * @constant
             */
            outcome: "missing";
        };
        /** @enum {string} */
        QuestionType: "single_choice" | "multiple_choice" | "true_false" | "fill_blank" | "ordering" | "numeric" | "matching" | "categorise" | "cloze";
        /** @enum {string} */
        QuestionUse: "used" | "unused";
        QuestionVersion: {
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description The text, Markdown */
            text: string;
            /** @description The options in stored order */
            options: string[];
            /** @description Index of the correct option in `options`, from 0; null if the type has none */
            correctOption: number | null;
            /** @description Indexes of the correct options in `options`, from 0; empty if the type has none */
            correctOptions: number[];
            /** @description For matching and categorise: what can be given to the options, without duplicates; empty for other types */
            targets: string[];
            /** @description For cloze: the gaps that the text marks by [[1]], [[2]] and so on; empty for other types */
            gaps: components["schemas"]["Gap"][];
            /** @description Indexes of options that keep their place when options are shown in random order */
            pinnedOptions: number[];
            /** @description Whether capitals count in a fill-in answer */
            caseSensitive: boolean;
            /** @description How far a number may be from the accepted one; null if it must be equal */
            numericTolerance: number | null;
            /** @description The level */
            difficulty: components["schemas"]["QuestionDifficulty"];
            /** @description Why the key is right, Markdown; null if not given */
            explanation: string | null;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /** @description What the picture shows, in words; null if its author has not said */
            imageAlt: string | null;
            /** @description Counted from 1; the highest is the present one */
            number: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /** @description The name of the administrator; null if it is not known any more */
            createdByName: string | null;
        };
        QuizCard: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description What it is about, Markdown */
            description: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            /** @description The status */
            status: components["schemas"]["QuizStatus"];
            /** @description How many questions there are */
            questionCount: number;
            /** @description How many questions an attempt draws */
            questionsPerAttempt: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description minutes; without a time limit, how long the quiz takes */
            timeLimit: number;
            /** @description whether there is no time limit */
            untimed: boolean;
            /** @description How many finished attempts count */
            attemptCount: number;
            /** @description How many attempts were finished */
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description what learners think of it; null until five have said so */
            stars: {
                /** @description 1 to 5, to one decimal */
                average: number;
                /** @description how many learners gave stars */
                count: number;
            } | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            /** @description Display name of the category */
            categoryName: string;
            /** @description Id of the sub-category; null without one */
            subCategoryId: number | null;
            /** @description Display name of the sub-category; null without one */
            subCategoryName: string | null;
            /** @description Id of a series that the quiz is in; null without one */
            seriesId: number | null;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        QuizChanges: {
            /** @description What the quiz is called */
            title?: string;
            /** @description What it is about, in Markdown */
            description?: string;
            /** @description The language that it is written in, by its ISO 639 code */
            language?: string;
            /** @description The category; only a draft may do without */
            categoryId?: number | null;
            /** @description A sub-category of that category, or none */
            subCategoryId?: number | null;
            /** @description Minutes; null for the default of 30 */
            timeLimit?: number | null;
            /** @description Learners see active quizzes alone */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover: an address by https, or the path of an uploaded picture */
            imageUrl?: ("" | string) | null;
            /** @description The level to show; null shows what the questions’ ratings say */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
            /** @description How the quiz is taken; attempts keep the rules they began with */
            rules?: components["schemas"]["ChosenRulesInput"];
            /** @description No attempt begins before */
            opensAt?: string | null;
            /** @description No attempt begins or lasts after */
            closesAt?: string | null;
            /** @description A start must name it; null for none. Letter case does not matter */
            accessCode?: string | null;
            /** @description false: found only by its address */
            isListed?: boolean;
        };
        QuizDraw: {
            /** @description How many questions are drawn */
            count: number;
            /** @description Questions with one of these tags; none: any */
            tags: components["schemas"]["TagLabel"][];
            /** @description Questions of quizzes in this category; null: any */
            categoryId: number | null;
            /** @description What their author thinks; null: any */
            difficulty: components["schemas"]["QuestionDifficulty"] | null;
            /** @description How many questions of the bank match now */
            available: number;
        };
        QuizDraws: {
            /** @description All draws of the quiz, in their order */
            draws: components["schemas"]["QuizDraw"][];
        };
        QuizForAuthor: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description What it is about, Markdown */
            description: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            /** @description The status */
            status: components["schemas"]["QuizStatus"];
            /** @description How many questions there are */
            questionCount: number;
            /** @description How many questions an attempt draws */
            questionsPerAttempt: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description Minutes; null for the default of 30 */
            timeLimit: number | null;
            /** @description whether there is no time limit */
            untimed: boolean;
            /** @description How many finished attempts count */
            attemptCount: number;
            /** @description How many attempts were finished */
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description what learners think of it; null until five have said so */
            stars: {
                /** @description 1 to 5, to one decimal */
                average: number;
                /** @description how many learners gave stars */
                count: number;
            } | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            /** @description Display name of the category */
            categoryName: string;
            /** @description Id of the sub-category; null without one */
            subCategoryId: number | null;
            /** @description Display name of the sub-category; null without one */
            subCategoryName: string | null;
            /** @description Id of a series that the quiz is in; null without one */
            seriesId: number | null;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description The level that its author chose; null shows what the ratings of its questions say */
            difficultyOverride: components["schemas"]["LearningLevel"] | null;
            /** @description How the quiz is taken; attempts keep the rules they began with */
            rules: components["schemas"]["TakingRules"];
            /** @description No attempt begins before; null: at once */
            opensAt: string | null;
            /** @description No attempt begins or lasts after; null: never */
            closesAt: string | null;
            /** @description What a start must name; null for none. Letter case does not matter */
            accessCode: string | null;
            /** @description false: found only by its address */
            isListed: boolean;
            /** @description the same quiz in other languages */
            translations: components["schemas"]["QuizTranslationForAuthor"][];
            /** @description how many of `totalQuestions` are drawn from the bank */
            drawnQuestions: number;
            /** @description Every question with its key, in order */
            questions: components["schemas"]["QuestionForAuthor"][];
        };
        QuizForTaker: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description What it is about, Markdown */
            description: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            /** @description The status */
            status: components["schemas"]["QuizStatus"];
            /** @description How many questions there are */
            questionCount: number;
            /** @description How many questions an attempt draws */
            questionsPerAttempt: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description minutes; without a time limit, how long the quiz takes */
            timeLimit: number;
            /** @description whether there is no time limit */
            untimed: boolean;
            /** @description How many finished attempts count */
            attemptCount: number;
            /** @description How many attempts were finished */
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description what learners think of it; null until five have said so */
            stars: {
                /** @description 1 to 5, to one decimal */
                average: number;
                /** @description how many learners gave stars */
                count: number;
            } | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            /** @description Display name of the category */
            categoryName: string;
            /** @description Id of the sub-category; null without one */
            subCategoryId: number | null;
            /** @description Display name of the sub-category; null without one */
            subCategoryName: string | null;
            /** @description Id of a series that the quiz is in; null without one */
            seriesId: number | null;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description How the quiz is taken; attempts keep the rules they began with */
            rules: components["schemas"]["TakingRules"];
            /** @description No attempt begins before; null: at once */
            opensAt: string | null;
            /** @description No attempt begins or lasts after; null: never */
            closesAt: string | null;
            /** @description whether a start must name the access code */
            needsAccessCode: boolean;
            /** @description the same quiz in other languages, as far as open */
            translations: components["schemas"]["QuizTranslation"][];
            /** @description Every question without its key, in order; empty if the quiz has an access code or an opening date, or is unlisted */
            questions: components["schemas"]["QuestionForTaker"][];
        };
        /** @enum {string} */
        QuizLength: "short" | "medium" | "long";
        QuizPage: {
            /** @description The quizzes of this page */
            items: components["schemas"]["QuizCard"][];
            /** @description How many entries all pages have */
            total: number;
            /** @description Number of the page, from 1 */
            page: number;
            /** @description How many entries a page has */
            pageSize: number;
            /** @description the languages of all quizzes that the list can show without its filters */
            languages: string[];
        };
        QuizRef: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description Language of its texts, a code of ISO 639 */
            language: string;
        };
        QuizSaved: {
            /** @description What happened, for people */
            message: string;
            /** @description How many questions were changed */
            updatedQuestions: number;
            /** @description How many questions were added */
            createdQuestions: number;
            /** @description How many questions were deleted */
            removedQuestions: number;
        };
        QuizSlot: {
            /**
             * @description Which of the forms it is
             * @constant
             */
            kind: "own";
            /** @description Id of the question */
            questionId: number;
            /** @description The beginning of the text, without Markdown */
            preview: string;
            /** @description How many other quizzes ask it by a link */
            linkedBy: number;
        } | {
            /**
             * @description Which of the forms it is
             * @constant
             */
            kind: "link";
            /** @description Id of the question */
            questionId: number;
            /** @description The beginning of the text, without Markdown */
            preview: string;
            /** @description false: it is not complete, or was archived or deleted */
            isAsked: boolean;
            /** @description null for a question that you do not manage */
            question: components["schemas"]["QuestionForAuthor"] | null;
        } | {
            /** @description How many questions are drawn */
            count: number;
            /** @description Questions with one of these tags; none: any */
            tags: components["schemas"]["TagLabel"][];
            /** @description Questions of quizzes in this category; null: any */
            categoryId: number | null;
            /** @description What their author thinks; null: any */
            difficulty: components["schemas"]["QuestionDifficulty"] | null;
            /** @description How many questions of the bank match now */
            available: number;
            /**
             * @description Which of the forms it is
             * @constant
             */
            kind: "draw";
        };
        QuizSlots: {
            /** @description All slots of the quiz, in their order */
            slots: components["schemas"]["QuizSlot"][];
        };
        /** @enum {string} */
        QuizSortForAuthor: "updated" | "newest" | "title" | "category" | "status" | "questions" | "popular" | "shortest";
        QuizStats: {
            /** @description How many learners have finished it */
            totalUsers: number;
            /** @description The best graded result, percent */
            topScore: number;
            /** @description Correct answers of the best result */
            topScoreCorrect: number;
            /** @description Questions of the best result */
            topScoreTotal: number;
            /** @description what the best result earned, in questions; absent where a right answer is all that counts */
            topPoints?: number;
            /** @description Mean of the graded results, percent; null before the first */
            averageScore: number | null;
            /** @description Share of the graded results that passed, percent; null before the first */
            passRate: number | null;
            /** @description How many finished attempts count */
            attemptCount: number;
            /** @description the same without your own results; null when not signed in */
            others: {
                /** @description How many learners have finished it */
                totalUsers: number;
                /** @description How many finished attempts count */
                attemptCount: number;
                /** @description Mean of the graded results, percent; null before the first */
                averageScore: number | null;
                /** @description Share of the graded results that passed, percent; null before the first */
                passRate: number | null;
            } | null;
        };
        /** @enum {string} */
        QuizStatus: "active" | "draft" | "archived";
        QuizTranslation: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description of its texts, by ISO 639 */
            language: string;
        };
        QuizTranslationForAuthor: {
            /** @description Its id */
            id: number;
            /** @description The title */
            title: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description The status */
            status: components["schemas"]["QuizStatus"];
        };
        ReceiptKeys: {
            /** @description Every key that receipts were signed with */
            keys: {
                /**
                 * @description the kind of the key
                 * @constant
                 */
                kty: "OKP";
                /**
                 * @description its curve
                 * @constant
                 */
                crv: "Ed25519";
                /** @description the public key, in base64url */
                x: string;
                /** @description the id of the key: its thumbprint (RFC 7638) */
                kid: string;
                /**
                 * @description it verifies signatures
                 * @constant
                 */
                use: "sig";
                /**
                 * @description the algorithm of the signatures
                 * @constant
                 */
                alg: "EdDSA";
                /**
                 * Format: date-time
                 * @description since when receipts are signed with it
                 */
                validFrom: string;
                /** @description when another key replaced it; null while in use */
                validUntil: string | null;
            }[];
        };
        RecentImport: {
            /** @description Id of the import */
            id: number;
            /**
             * Format: date-time
             * @description When it was, ISO 8601 in UTC
             */
            createdAt: string;
            /** @description Name of the file */
            fileName: string;
            /** @description Its format */
            format: string;
            /** @description The quiz that got the questions; null if it was deleted */
            quizId: number | null;
            /** @description Title of that quiz */
            quizTitle: string | null;
            /** @description How many questions were added */
            questions: number;
        };
        /** @enum {string} */
        RecordState: "complete" | "incomplete" | "altered";
        /**
         * @example {
         *       "message": "Quiz not found",
         *       "failure": "not-found",
         *       "requestId": "3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10"
         *     }
         */
        Refusal: {
            /** @description What happened, for people */
            message: string;
            /**
             * @description What happened, for programs
             * @enum {string}
             */
            failure: "invalid" | "signed-out" | "other-account" | "forbidden" | "deactivated" | "second-factor" | "not-found" | "conflict" | "cooldown" | "locked" | "attempt-over" | "attempt-open" | "stale" | "key-reused" | "precondition" | "too-many-requests" | "unavailable" | "internal";
            /**
             * Format: uuid
             * @description To quote when asking for help
             */
            requestId: string;
            /** @description Message per input field, by its path: `questions.3.text` */
            fields?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description With `cooldown`: when the quiz opens again
             */
            canRetakeAt?: string;
            /**
             * @description With `locked`: what keeps the quiz from being started
             * @enum {string}
             */
            lock?: "not-yet" | "closed" | "used-up" | "access-code";
            /**
             * Format: date-time
             * @description With `locked`: when the quiz opens (`not-yet`) or closed (`closed`)
             */
            lockDate?: string;
            /** @description With `attempt-open`: the quiz being taken */
            quizId?: number;
            /** @description With `stale` and `precondition`: the stored version, which was not overwritten */
            current?: {
                /**
                 * Format: date-time
                 * @description Version of `document`, or of what was refused where it could not be read
                 */
                updatedAt: string;
                /** @description Who has changed it; null where that is unknown */
                updatedBy: string | null;
                /** @description The stored document, as the call that reads it answers */
                document?: unknown;
            };
            /** @description With `too-many-requests`: seconds to wait */
            retryAfter?: number;
            /** @description With `deactivated`: always true */
            isDeactivated?: boolean;
            /** @description With `second-factor`: how the sign-in can be completed */
            methods?: ("app" | "passkey" | "recovery-code")[];
            /** @description With `deactivated`: the account’s address */
            email?: string;
            /**
             * Format: date-time
             * @description With `deactivated`: when the account will be erased
             */
            scheduledDeletionDate?: string;
        };
        Registration: {
            /** @description The username: letters, digits and underscores */
            username: components["schemas"]["Username"];
            /** @description The address of the account; it is confirmed by a mailed link */
            email: components["schemas"]["EmailInput"];
            /** @description The password, 6 to 200 characters */
            password: components["schemas"]["NewPassword"];
            /** @description First name; null if not given */
            firstName?: string | null;
            /** @description Last name; null if not given */
            lastName?: string | null;
            /** @description The name that people see; null if not given */
            displayName?: string | null;
            /** @description A telephone number */
            phoneNumber?: string | null;
            /** @description The country, in words */
            homeCountry?: string | null;
            /** @description The time zone in which dates are shown */
            timezone?: ("" | ("UTC" | "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Asia/Shanghai" | "Asia/Kolkata")) | null;
            /**
             * @description ISO 639-1 code
             * @enum {string}
             */
            preferredLanguage?: "en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar";
            /** @description A day, `2001-05-31` */
            dateOfBirth?: ("" | string) | null;
            /** @description The occupation, in words */
            occupation?: string | null;
            /** @description A level of the list, or `Other: ` with words of one’s own */
            educationLevel?: components["schemas"]["EducationLevel"] | null;
            /** @description What the person wants to learn */
            learningGoals?: string | null;
            /** @description A text about the person */
            bio?: string | null;
        };
        RegradedQuestion: {
            /** @description Its id */
            id: number;
            /** @description The text, Markdown */
            text: string;
            /** @description Type of the question */
            type: components["schemas"]["QuestionType"];
            /** @description Number of its present version */
            version: number;
            /** @description The correct answer in words */
            key: string[];
            /** @description Attempts that asked it */
            asked: number;
            /** @description What was decided about past answers, the newest first */
            regrades: {
                /** @description Its id */
                id: number;
                /** @description The version of the question whose key is used */
                version: number;
                /**
                 * @description How the answers are graded; `leave`: not at all
                 * @enum {string}
                 */
                method: "new_key" | "either_key" | "full_credit" | "leave";
                /** @description Whether passed attempts may become failed ones */
                takesPasses: boolean;
                /** @description How far it is */
                state: components["schemas"]["RegradeState"];
                /** @description How many attempts are to be graded */
                attempts: number;
                /** @description How many of them are done */
                seen: number;
                /** @description How many scores changed */
                changed: number;
                /**
                 * Format: date-time
                 * @description When it was created, ISO 8601 in UTC
                 */
                createdAt: string;
                /** @description Public name of who began it */
                createdByName: string | null;
                /** @description Whether it can be taken back */
                isUndoable: boolean;
            }[];
        };
        RegradeInput: {
            /** @description Id of the question */
            questionId: number;
            /** @description the version that the preview used */
            version: number;
            /**
             * @description How the answers are graded; `leave`: not at all
             * @enum {string}
             */
            method: "new_key" | "either_key" | "full_credit" | "leave";
            /** @description Whether passed attempts may become failed ones */
            takesPasses: boolean;
            /** @description Whether learners whose result changes get a mail */
            sendsMails: boolean;
        };
        RegradePreview: {
            /** @description The version of the question whose key is used */
            version: number;
            /** @description Attempts that asked the question */
            asked: number;
            /** @description Those that are graded in another way, whether or not their score changes */
            graded: number;
            /** @description Those whose score rises */
            gains: number;
            /** @description Those whose score falls */
            losses: number;
            /** @description Those that pass now */
            newPasses: number;
            /** @description Those that do not pass any more */
            lostPasses: number;
            /** @description Those that keep their score, because they would lose their pass */
            spared: number;
            /** @description Those that stay as they are, because the new key names an option that they were not offered */
            incomparable: number;
            /** @description Some of those whose score changes, first those whose pass changes */
            learners: {
                /** @description Id of the attempt */
                attemptId: number;
                /** @description null: the account was erased */
                name: string | null;
                /** @description How many questions there are */
                totalQuestions: number;
                /** @description How many answers were correct before */
                scoreBefore: number;
                /** @description What was earned before, in questions; absent as `points` is */
                pointsBefore?: components["schemas"]["Points"];
                /** @description How many answers are correct */
                score: number;
                /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
                points?: components["schemas"]["Points"];
                /** @description Whether it passed before */
                passedBefore: boolean;
                /** @description Whether it passed */
                passed: boolean;
            }[];
        };
        /** @enum {string} */
        RegradeState: "running" | "done" | "undoing" | "undone";
        Remark: {
            /** @description Its id */
            id: number;
            /** @description 1 to 5 */
            stars: number;
            /** @description In the learner’s own words */
            remark: string;
            /** @description Authors see no hidden ones */
            state: components["schemas"]["RemarkState"];
            /**
             * Format: date
             * @description The day in UTC
             */
            givenOn: string;
        };
        /** @enum {string} */
        RemarkState: "shown" | "reported" | "hidden";
        ReportedRemark: {
            /** @description Its id */
            id: number;
            /** @description 1 to 5 */
            stars: number;
            /** @description In the learner’s own words */
            remark: string;
            /** @description Authors see no hidden ones */
            state: components["schemas"]["RemarkState"];
            /**
             * Format: date
             * @description The day in UTC
             */
            givenOn: string;
            /** @description The quiz */
            quiz: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
            };
        };
        /** @enum {string} */
        ReportKind: "wrong_key" | "unclear" | "typo" | "offensive" | "other";
        Result: {
            /** @description Id of the attempt */
            attemptId: number;
            /**
             * @description Which attempt counts, or the average of all
             * @enum {string}
             */
            rule: "best" | "last" | "average" | "first";
            /** @description Share of correct answers, or of points, percent */
            percentage: number;
            /** @description Percent, before the deduction for late work */
            beforeDeduction: number;
            /** @description How many answers are correct */
            score: number;
            /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
            points?: components["schemas"]["Points"];
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description Whether it passed */
            passed: boolean;
        };
        /** @enum {string} */
        ResultsBasis: "first" | "all";
        ResultsFile: {
            /** @description A name for the file */
            fileName: string;
            /** @description Its media type */
            type: string;
            /** @description The table */
            content: string;
        };
        ResultsSummary: {
            /** @description How many learners took it, whichever attempts are evaluated */
            takers: number;
            /** @description How many attempts were graded, whichever of them are evaluated */
            gradedAttempts: number;
            /** @description How many attempts are evaluated */
            attempts: number;
            /** @description How many of them passed */
            passed: number;
            /** @description Mean score, percent; null without attempts */
            mean: number | null;
            /** @description Median score, percent; null without attempts */
            median: number | null;
            /** @description Standard deviation of the scores, percentage points; null with fewer than two */
            deviation: number | null;
            /** @description How many attempts are from 0 to below 10 percent, and so on; the last has those with 100 */
            distribution: number[];
            /** @description How far the scores can be trusted */
            reliability: {
                /**
                 * @description Whether it is known
                 * @constant
                 */
                state: "known";
                /** @description Cronbach’s alpha */
                alpha: number;
                /** @description Standard error of measurement, percentage points */
                error: number;
            } | {
                /**
                 * @description There are too few attempts
                 * @constant
                 */
                state: "few_attempts";
            } | {
                /**
                 * @description All scores are equal, or no attempt has two questions
                 * @constant
                 */
                state: "no_spread";
            };
            /** @description How many questions were asked */
            askedQuestions: number;
            /** @description How many of them an attempt has on average */
            questionsPerAttempt: number;
            /** @description Whether every attempt had the same questions */
            isSamePaper: boolean;
            /** @description Whether only the newest attempts are evaluated, because there are very many answers */
            isLimited: boolean;
        };
        RetakeStatus: {
            /** @description Id of the quiz */
            quizId: number;
            /**
             * @description What the learner can do now; `mastered` and `cooldown` mean to wait, after a pass or a failure
             * @enum {string}
             */
            action: "start" | "continue" | "retake" | "mastered" | "cooldown" | "not-yet" | "closed" | "used-up";
            /** @description Whether the learner can start an attempt now */
            canRetake: boolean;
            /** @description When the quiz opens again, ISO 8601 in UTC; null if it is open */
            canRetakeAt: string | null;
            /** @description The latest finished attempt; null before the first */
            lastAttempt: {
                /** @description Its id */
                id: number;
                /** @description How many answers are correct */
                score: number;
                /** @description How many questions there are */
                totalQuestions: number;
                /** @description What was earned, in questions: 7.5 of 10; absent where a right answer is all that counts */
                points?: components["schemas"]["Points"];
                /** @description Whether it passed */
                passed: boolean;
            } | null;
            /** @description Id of the attempt that can be continued; null without one */
            openAttemptId: number | null;
            /** @description Best graded result, percent; null before the first */
            bestScore: number | null;
            /** @description Whether the learner has passed it at least once */
            mastered: boolean;
            /** @description extra time that this learner is allowed */
            extraTimePercent: number;
            /** @description when the quiz closes for this learner */
            closesAt: string | null;
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
        };
        RowOutcome: {
            /** @description Id of the row */
            id: number;
            /**
             * @description How it ended for this row; `missing`: there is none
             * @constant
             */
            outcome: "done";
        } | {
            /** @description Id of the row */
            id: number;
            /**
             * @description How it ended for this row; `missing`: there is none
             * @constant
             */
            outcome: "unchanged";
        } | {
            /** @description Id of the row */
            id: number;
            /**
             * @description How it ended for this row; `missing`: there is none
             * @constant
             */
            outcome: "missing";
        } | {
            /** @description Id of the row */
            id: number;
            /**
             * @description How it ended for this row; `missing`: there is none
             * @constant
             */
            outcome: "refused";
            /** @description Why it was refused */
            message: string;
        };
        SavedAnswer: {
            /** @description Id of the question */
            questionId: number;
            /** @description Number of the answer’s change; it grows with every change */
            seq: number;
            /** @description Index of the chosen option in stored order, from 0; -1 if none is chosen */
            selectedOption: number;
            /** @description Indexes of the chosen options in stored order, from 0; for ordering in the chosen order; for matching and categorise, for each option the index of the target given to it, -1 for none; for cloze, for each gap the index of the option chosen in it, -1 for none; empty if none is chosen */
            selectedOptions: number[];
            /** @description The typed text of a fill-in answer; for cloze one line for each gap, empty for a gap with options; null if there is none */
            answerText: string | null;
            /** @description Whether the learner marked the question to come back to it */
            flagged: boolean;
        };
        SecondFactor: {
            /** @description The six digits that the authenticator app shows */
            code?: string;
            /** @description One of the recovery codes, which works once */
            recoveryCode?: string;
        };
        SecondFactorState: {
            /** @description Since when an authenticator app is set up */
            appAddedAt: string | null;
            /** @description The passkeys, the newest first */
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many recovery codes have not been used */
            recoveryCodesLeft: number;
            /** @description Whether the account needs a second factor for what its role allows */
            isRequired: boolean;
        };
        SelfReport: {
            /** @description Id of the quiz */
            quizId: number;
            /** @description Id of the account */
            userId?: number;
            /** @description How many answers the client counted as correct; not trusted */
            score: number;
            /** @description How many questions there are */
            totalQuestions: number;
            /** @description Seconds */
            timeTaken?: number;
            /** @description Answers that were not saved before; they are graded by the server */
            answers?: components["schemas"]["AnswerInput"][];
            /** @description Whether the client counted it as passed; `false` with score 0 means that the quiz was left */
            passed?: boolean;
        };
        SeriesOnWire: {
            /** @description Its id */
            id: number;
            /** @description Internal name: lower-case letters, digits and underscores */
            name: string;
            /** @description The name that people see */
            display_name: string;
            /** @description What it is about, Markdown */
            description: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Id of the category */
            category_id: number;
            /** @description Display name of the category */
            category_name: string;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            image_url: string | null;
            /** @description The level */
            difficulty: components["schemas"]["LearningLevel"];
            /** @description How long it takes, in words */
            estimated_duration: string;
            /** @description What to know before, one entry a line */
            prerequisites: string[];
            /** @description What a learner knows afterwards, one entry a line */
            learning_outcomes: string[];
            /** @description The status */
            status: components["schemas"]["CategoryStatus"];
            /** @description How many quizzes it has */
            quiz_count: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updated_at: string;
        };
        SeriesWithQuizzesOnWire: {
            /** @description Its id */
            id: number;
            /** @description Internal name: lower-case letters, digits and underscores */
            name: string;
            /** @description The name that people see */
            display_name: string;
            /** @description What it is about, Markdown */
            description: string;
            /** @description of its texts, by ISO 639 */
            language: string;
            /** @description Id of the category */
            category_id: number;
            /** @description Display name of the category */
            category_name: string;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            image_url: string | null;
            /** @description The level */
            difficulty: components["schemas"]["LearningLevel"];
            /** @description How long it takes, in words */
            estimated_duration: string;
            /** @description What to know before, one entry a line */
            prerequisites: string[];
            /** @description What a learner knows afterwards, one entry a line */
            learning_outcomes: string[];
            /** @description The status */
            status: components["schemas"]["CategoryStatus"];
            /** @description How many quizzes it has */
            quiz_count: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updated_at: string;
            /** @description Its quizzes, in order */
            quizzes: {
                /** @description Its id */
                id: number;
                /** @description The title */
                title: string;
                /** @description What it is about, Markdown */
                description: string;
                /** @description Language of its texts, a code of ISO 639 */
                language: string;
                /** @description Place in the series, from 1 */
                quiz_order: number;
                /** @description How many learners have finished it */
                unique_users: number;
                /** @description How many finished attempts count */
                attempt_count: number;
            }[];
        };
        Session: {
            /** @description Id of the session */
            id: number;
            /** @description Browser and system, as the browser names them */
            device: string;
            /**
             * Format: date-time
             * @description When it was signed in
             */
            createdAt: string;
            /** @description To five minutes */
            lastUsedAt: string | null;
            /** @description The network of the last use, without the host: `203.0.113.0/24` */
            network: string | null;
            /** @description Whether it is the session of this call */
            isCurrent: boolean;
        };
        SettingChanges: {
            /** @description What the site is called */
            siteName?: string;
            /** @description The path of an uploaded picture that is shown beside the name; null for the standard one */
            logo?: string | null;
            /** @description Gets contact messages, and is shown on the contact page; null for none */
            contactEmail?: components["schemas"]["EmailInput"] | null;
            /** @description In which pages and mails can be read, by ISO 639-1 */
            languages?: ("en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar")[];
            /**
             * @description Who can open an account: `domains` are those with an address of certain domains
             * @enum {string}
             */
            registration?: "open" | "invitation" | "domains";
            /** @description With `domains`: the part of the address after the @ */
            registrationDomains?: string[];
            /** @description The shortest password that can be chosen */
            passwordMinimum?: number;
            /** @description Who can do nothing of the role without an authenticator app or a passkey */
            secondFactorRoles?: ("administrator" | "author" | "teacher")[];
            /** @description How a new quiz is taken, unless it says otherwise */
            quizRules?: components["schemas"]["ChosenRulesInput"];
            /** @description How many days a deleted account can be restored before it is erased */
            deletionGraceDays?: number;
            /** @description How many days a deleted quiz, series, post or testimonial can be restored */
            restoreDays?: number;
            /** @description How many days the audit trail is kept */
            auditRetentionDays?: number;
        };
        SettingsForAdmin: {
            /** @description What the site is called */
            siteName: string;
            /** @description The path of an uploaded picture that is shown beside the name; null for the standard one */
            logo: string | null;
            /** @description Gets contact messages, and is shown on the contact page; null for none */
            contactEmail: components["schemas"]["Email"] | null;
            /** @description In which pages and mails can be read, by ISO 639-1 */
            languages: ("en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar")[];
            /**
             * @description Who can open an account: `domains` are those with an address of certain domains
             * @enum {string}
             */
            registration: "open" | "invitation" | "domains";
            /** @description With `domains`: the part of the address after the @ */
            registrationDomains: string[];
            /** @description The shortest password that can be chosen */
            passwordMinimum: number;
            /** @description Who can do nothing of the role without an authenticator app or a passkey */
            secondFactorRoles: ("administrator" | "author" | "teacher")[];
            /** @description How a new quiz is taken, unless it says otherwise */
            quizRules: components["schemas"]["ChosenRules"];
            /** @description How many days a deleted account can be restored before it is erased */
            deletionGraceDays: number;
            /** @description How many days a deleted quiz, series, post or testimonial can be restored */
            restoreDays: number;
            /** @description How many days the audit trail is kept */
            auditRetentionDays: number;
            /** @description Settings that the environment fixes, each with its variable; they cannot be changed */
            fixed: {
                /** @description Of the setting */
                name: string;
                /** @description Of the environment */
                variable: string;
            }[];
        };
        SignedReceipt: {
            /**
             * @description the version of this format
             * @constant
             */
            format: "quizwright-receipt-1";
            /** @description the head and the events, each as JSON; each event has the SHA-256 of the one before */
            lines: string[];
            /** @description which of the receipt keys signed it */
            keyId: string;
            /** @description Ed25519 over the lines, joined by line feeds, in base64url */
            signature: string;
        };
        SlotInput: {
            /**
             * @description Which of the forms it is
             * @constant
             */
            kind: "link";
            /** @description Id of the question */
            questionId: number;
            /** @description Its place among all slots of the quiz, from 0; own questions fill the others */
            position: number;
        } | {
            /** @description How many questions are drawn */
            count: number;
            /**
             * @description Questions with one of these tags; none: any
             * @default []
             */
            tagIds?: number[];
            /**
             * @description Questions of quizzes in this category
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description Questions that their author gave this difficulty
             * @default null
             */
            difficulty?: components["schemas"]["QuestionDifficulty"] | null;
            /**
             * @description Which of the forms it is
             * @constant
             */
            kind: "draw";
            /** @description Its place among all slots of the quiz, from 0; own questions fill the others */
            position: number;
        };
        /** @description All links and draws of the quiz */
        SlotInputs: components["schemas"]["SlotInput"][];
        StarsSummary: {
            /** @description How many learners gave stars */
            count: number;
            /** @description null without any */
            average: number | null;
            /** @description From 5 stars to 1 */
            distribution: {
                /** @description 1 to 5 */
                stars: number;
                /** @description Of how many learners */
                count: number;
            }[];
        };
        Statistics: {
            /** @description How many quizzes are open to everyone */
            totalQuizzes: number;
        };
        SubCategory: {
            /** @description Its id */
            id: number;
            /** @description Internal name: lower-case letters, digits and underscores */
            name: string;
            /** @description The name that people see; null if not given */
            displayName: string;
            /** @description What it is about, Markdown */
            description: string | null;
            /** @description Id of the category; null without one */
            categoryId: number;
            /** @description Address of a picture: https, or the path of an uploaded one; null without one */
            imageUrl: string | null;
            /** @description The status */
            status: components["schemas"]["CategoryStatus"];
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
        };
        SubmitOutcome: {
            /** @description The graded result */
            result: components["schemas"]["AttemptSummary"];
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "submitted";
        } | {
            /** @description The graded result */
            result: components["schemas"]["AttemptSummary"];
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "timed_out";
        } | {
            /** @description The graded result */
            result: components["schemas"]["AttemptSummary"];
            /** @description Which answers the server received, and when */
            receipt: components["schemas"]["AttemptReceipt"];
            /**
             * Format: date-time
             * @description The server’s time, ISO 8601 in UTC; deadlines are counted from it
             */
            serverNow: string;
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "abandoned";
        } | {
            /**
             * @description How the attempt ended
             * @constant
             */
            kind: "void";
            /**
             * Format: date-time
             * @description until then, starting again continues with the same questions
             */
            pinnedUntil: string;
            /**
             * Format: date-time
             * @description the deadline when it is continued
             */
            deadline: string;
        };
        Suspension: {
            /** @description Ids of what was created, in the order of the request */
            ids: components["schemas"]["ManyIds"];
            /** @description Why; each reason is a sentence that the owner reads */
            reason: components["schemas"]["SuspensionReason"];
            /** @description More about it, which the owner reads too; null without */
            note?: string | null;
        };
        /** @enum {string} */
        SuspensionReason: "cheating" | "abuse" | "spam" | "security" | "other";
        Tag: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description Colour of the label, by its name */
            colour: components["schemas"]["TagColour"];
            /** @description How many questions have it */
            questionCount: number;
        };
        /** @enum {string} */
        TagColour: "blue" | "green" | "violet" | "teal" | "brown" | "rose" | "olive" | "slate";
        TagLabel: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description Colour of the label, by its name */
            colour: components["schemas"]["TagColour"];
        };
        TagMerge: {
            /** @description Ids of the tags that are merged and deleted */
            ids: components["schemas"]["ManyIds"];
            /** @description Id of the tag that remains */
            into: number;
        };
        TakingRules: {
            /** @description Percent of right answers that passes */
            passMarkPercent: number;
            /** @description How long the quiz is locked after an attempt */
            cooldownHours: {
                /** @description After a passed attempt */
                passed: number;
                /** @description After a failed or abandoned attempt */
                failed: number;
            };
            /** @description How often a learner may take it; null for any number */
            maxAttempts: number | null;
            /**
             * @description Which attempt is the mark of a learner: the best, the last or the first one, or the average of all
             * @default best
             * @enum {string}
             */
            countedAttempt: "best" | "last" | "average" | "first";
            /** @description false: in the order of the quiz */
            shuffleQuestions: boolean;
            /** @description false: in the order in which they were written */
            shuffleOptions: boolean;
            /**
             * @description true: no way back; a question that was passed cannot be answered any more
             * @default false
             */
            oneWay: boolean;
            /**
             * @description true: the time limit ends no attempt; one that is open ends when the quiz closes, or after 7 days
             * @default false
             */
            untimed: boolean;
            /**
             * @description true: an answer that is right in part earns a part of its question; for multiple_choice, ordering, matching and categorise
             * @default false
             */
            partialCredit: boolean;
            /**
             * @description How much of a question a wrong answer costs, percent; an unanswered question costs nothing
             * @default 0
             */
            wrongAnswerPenaltyPercent: number;
            /**
             * @description How long each question can be answered, from when it is first shown; only without a way back. Extra time lengthens it by the same percentage; minutes that are added lengthen the question that is shown then. null: no limit of its own
             * @default null
             */
            questionSeconds: number | null;
            /**
             * @description Whether the player shows one question at a time or all on one page; the latter only with a way back
             * @default one
             * @enum {string}
             */
            layout: "one" | "all";
            /** @description How much of a result its learner sees: the score; which answers were right; the keys; the explanations */
            feedback: {
                /**
                 * @description When the answer to a question is checked, which closes the question; null: answers cannot be checked
                 * @default null
                 */
                atOnce: ("marks" | "keys" | "explanations") | null;
                /**
                 * @description As soon as an attempt is over
                 * @enum {string}
                 */
                atEnd: "score" | "marks" | "keys" | "explanations";
                /**
                 * @description When the closing date has passed
                 * @enum {string}
                 */
                afterClosing: "score" | "marks" | "keys" | "explanations";
            };
        };
        TakingRulesInput: {
            /** @description Percent of right answers that passes */
            passMarkPercent: number;
            /** @description How long the quiz is locked after an attempt */
            cooldownHours: {
                /** @description After a passed attempt */
                passed: number;
                /** @description After a failed or abandoned attempt */
                failed: number;
            };
            /** @description How often a learner may take it; null for any number */
            maxAttempts: number | null;
            /**
             * @description Which attempt is the mark of a learner: the best, the last or the first one, or the average of all
             * @default best
             * @enum {string}
             */
            countedAttempt?: "best" | "last" | "average" | "first";
            /** @description false: in the order of the quiz */
            shuffleQuestions: boolean;
            /** @description false: in the order in which they were written */
            shuffleOptions: boolean;
            /**
             * @description true: no way back; a question that was passed cannot be answered any more
             * @default false
             */
            oneWay?: boolean;
            /**
             * @description true: the time limit ends no attempt; one that is open ends when the quiz closes, or after 7 days
             * @default false
             */
            untimed?: boolean;
            /**
             * @description true: an answer that is right in part earns a part of its question; for multiple_choice, ordering, matching and categorise
             * @default false
             */
            partialCredit?: boolean;
            /**
             * @description How much of a question a wrong answer costs, percent; an unanswered question costs nothing
             * @default 0
             */
            wrongAnswerPenaltyPercent?: number;
            /**
             * @description How long each question can be answered, from when it is first shown; only without a way back. Extra time lengthens it by the same percentage; minutes that are added lengthen the question that is shown then. null: no limit of its own
             * @default null
             */
            questionSeconds?: number | null;
            /**
             * @description Whether the player shows one question at a time or all on one page; the latter only with a way back
             * @default one
             * @enum {string}
             */
            layout?: "one" | "all";
            /** @description How much of a result its learner sees: the score; which answers were right; the keys; the explanations */
            feedback: {
                /**
                 * @description When the answer to a question is checked, which closes the question; null: answers cannot be checked
                 * @default null
                 */
                atOnce?: ("marks" | "keys" | "explanations") | null;
                /**
                 * @description As soon as an attempt is over
                 * @enum {string}
                 */
                atEnd: "score" | "marks" | "keys" | "explanations";
                /**
                 * @description When the closing date has passed
                 * @enum {string}
                 */
                afterClosing: "score" | "marks" | "keys" | "explanations";
            };
        };
        Testimonial: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description What the person does, in words */
            role: string;
            /** @description The text */
            content: string;
            /** @description Stars, 1 to 5 */
            rating: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
        };
        TestimonialForReview: {
            /** @description Its id */
            id: number;
            /** @description The name */
            name: string;
            /** @description What the person does, in words */
            role: string;
            /** @description The text */
            content: string;
            /** @description Stars, 1 to 5 */
            rating: number;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC
             */
            createdAt: string;
            /** @description The status */
            status: components["schemas"]["TestimonialStatus"];
            /** @description Id of the account */
            userId: number;
            /** @description The username: letters, digits and underscores */
            username: string;
            /** @description When it was approved, ISO 8601 in UTC; null unless it is approved */
            approvedAt: string | null;
            /** @description Id of the administrator who approved it; null unless it is approved */
            approvedBy: number | null;
            /**
             * Format: date-time
             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
             */
            updatedAt: string;
            /** @description Public name of who changed it last; null if unknown */
            updatedByName: string | null;
        };
        /** @enum {string} */
        TestimonialStatus: "pending" | "approved" | "rejected";
        /**
         * @description `read`: everything that only reads. `write`: taking quizzes and saving as well. `admin`: what your roles allow as well.
         * @enum {string}
         */
        TokenScope: "read" | "write" | "admin";
        UploadedPicture: {
            /** @description Its path on this site, for the field `imageUrl` */
            address: string;
            /** @description Its width in pixels */
            width: number;
            /** @description Its height in pixels */
            height: number;
            /** @description Bytes of its files together */
            bytes: number;
        };
        Username: string;
        UserProgress: {
            /** @description percent */
            bestScore: number | null;
            /** @description Correct answers of the best result; null before the first */
            bestCorrect: number | null;
            /** @description Questions of the best result; null before the first */
            bestTotal: number | null;
            /** @description What the best result earned, in questions; absent where a right answer is all that counts */
            bestPoints?: components["schemas"]["Points"];
            /** @description what counts, by the rules of the newest attempt */
            mark: {
                /**
                 * @description which attempt it is, or the average of all
                 * @enum {string}
                 */
                rule: "best" | "last" | "average" | "first";
                /** @description percent */
                percentage: number;
                /** @description Whether it passed */
                passed: boolean;
            } | null;
            /** @description How many of the learner’s attempts count */
            attemptCount: number;
            /** @description Whether the learner has passed it at least once */
            passed: boolean;
            /** @description Whether the learner has a finished attempt */
            hasAttempted: boolean;
            /** @description When the latest attempt ended, ISO 8601 in UTC; null before the first */
            lastAttemptDate: string | null;
            /** @description Percent of every counted attempt, the oldest first */
            history: number[];
            /** @description Pass mark of each attempt in history, percent */
            passMarks: number[];
        };
    };
    responses: {
        /** @description The request is not valid */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not signed in, or the access token is unknown, expired or revoked */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Changed since the version that `If-Match` names */
        Precondition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not JSON */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The `Idempotency-Key` came with another input before */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests */
        TooOften: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description An error of the server; quote the request id */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not available right now */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountSessions: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "device": "text",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *         "network": "text",
                     *         "isCurrent": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountSignOutElsewhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many sessions were ended */
                        ended: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many sessions were ended */
                        ended: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Session not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountAccessTokens: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "scope": "read",
                     *         "hint": "text",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "expiresAt": "2025-01-23T12:00:00.000Z",
                     *         "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCreateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "scope": "read",
                 *       "expiresInDays": 1,
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "scope": "read",
                     *       "hint": "text",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "expiresAt": "2025-01-23T12:00:00.000Z",
                     *       "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *       "token": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRevokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": {
                    /** @description The current password of the account; not needed soon after signing in */
                    password?: components["schemas"]["OwnerPassword"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Access token not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appAddedAt": "2025-01-23T12:00:00.000Z",
                     *       "passkeys": [
                     *         {
                     *           "id": 1,
                     *           "name": "Ada",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "recoveryCodesLeft": 1,
                     *       "isRequired": false
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorState"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountConfirmOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["OwnerConfirmation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirmed": true
                     *     }
                     */
                    "application/json": components["schemas"]["OwnerConfirmed"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountBeginApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "text",
                     *       "uri": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApp"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRemoveApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSecondFactorOn": false
                     *     }
                     */
                    "application/json": components["schemas"]["FactorsLeft"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Authenticator app not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountConfirmApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["AppCodeForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7wd-8n4x-3hqp-m2vz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRenewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7wd-8n4x-3hqp-m2vz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewRecoveryCodes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Second factor not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSecondFactorOn": false
                     *     }
                     */
                    "application/json": components["schemas"]["FactorsLeft"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Passkey not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRenamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": {
                    /** @description What its owner calls it */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Passkey not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountUpdateProfile: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "email": "ada@example.com",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text",
                 *       "profilePicture": "https://example.com/",
                 *       "password": "a long password",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountUpdateProfilePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "email": "ada@example.com",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text",
                 *       "profilePicture": "https://example.com/",
                 *       "password": "a long password",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountCancelAddressChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCreatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordCreation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "text",
                 *       "newPassword": "text.."
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountExportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 10,
                     *       "exportedAt": "2025-01-23T12:00:00.000Z",
                     *       "profile": {
                     *         "id": 1,
                     *         "username": "ada_l",
                     *         "email": "ada@example.com",
                     *         "pendingEmail": "text",
                     *         "emailVerified": false,
                     *         "displayName": "Ada",
                     *         "firstName": "Ada",
                     *         "lastName": "Lovelace",
                     *         "phoneNumber": "text",
                     *         "homeCountry": "text",
                     *         "dateOfBirth": "text",
                     *         "occupation": "text",
                     *         "educationLevel": "text",
                     *         "learningGoals": "text",
                     *         "bio": "text",
                     *         "profilePicture": "text",
                     *         "photoURL": "text",
                     *         "timezone": "Europe/London",
                     *         "preferredLanguage": "en",
                     *         "hasPassword": false,
                     *         "hasGoogle": false,
                     *         "usernameProvisional": false,
                     *         "isAdmin": false,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "roles": [
                     *         "Student"
                     *       ],
                     *       "invitation": {
                     *         "invitedAt": "2025-01-23T12:00:00.000Z",
                     *         "sentAt": "2025-01-23T12:00:00.000Z",
                     *         "expiresAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "signInProviders": [
                     *         {
                     *           "provider": "text",
                     *           "subject": "A question about my result",
                     *           "linkedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "device": "text",
                     *           "userAgent": "text",
                     *           "network": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *           "expiresAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "accessTokens": [
                     *         {
                     *           "name": "Ada",
                     *           "scope": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "expiresAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "secondFactor": {
                     *         "appAddedAt": "2025-01-23T12:00:00.000Z",
                     *         "recoveryCodesLeft": 1,
                     *         "passkeys": [
                     *           {
                     *             "name": "Ada",
                     *             "createdAt": "2025-01-23T12:00:00.000Z",
                     *             "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "suspension": {
                     *         "at": "2025-01-23T12:00:00.000Z",
                     *         "reason": "cheating",
                     *         "note": "text"
                     *       },
                     *       "formerEmails": [
                     *         {
                     *           "email": "ada@example.com",
                     *           "changedAt": "2025-01-23T12:00:00.000Z",
                     *           "undoUntil": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe"
                     *           },
                     *           "status": "text",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "passed": false,
                     *           "timeTaken": 1,
                     *           "startedAt": "2025-01-23T12:00:00.000Z",
                     *           "completedAt": "2025-01-23T12:00:00.000Z",
                     *           "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *           "answers": [
                     *             {
                     *               "question": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ],
                     *               "response": {},
                     *               "flagged": false,
                     *               "isCorrect": false,
                     *               "credit": 1,
                     *               "received": [
                     *                 {
                     *                   "receivedAt": "2025-01-23T12:00:00.000Z",
                     *                   "response": {},
                     *                   "flagged": false
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "achievements": [
                     *         {
                     *           "achievementType": "text",
                     *           "achievementValue": 1,
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "earnedAt": "2025-01-23T12:00:00.000Z",
                     *           "metadata": {}
                     *         }
                     *       ],
                     *       "testimonials": [
                     *         {
                     *           "name": "Ada",
                     *           "role": "Student",
                     *           "content": "Remembering something makes it easier to remember **again**.",
                     *           "rating": 5,
                     *           "status": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "shares": [
                     *         {
                     *           "platform": "text",
                     *           "shareType": "text",
                     *           "quizAttemptId": 1,
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "metadata": {}
                     *         }
                     *       ],
                     *       "feedback": [
                     *         {
                     *           "quizId": 1,
                     *           "difficultyRating": 1,
                     *           "suggestions": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "classes": [
                     *         {
                     *           "name": "Ada",
                     *           "joinedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "taughtClasses": [
                     *         {
                     *           "name": "Ada",
                     *           "since": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "gradebook": [
                     *         {
                     *           "className": "text",
                     *           "title": "Capitals of Europe",
                     *           "kind": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "exceptions": [
                     *         {
                     *           "quizId": 1,
                     *           "className": "text",
                     *           "extraTimePercent": 25,
                     *           "extraAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "practiceAnswers": [
                     *         {
                     *           "questionId": 1,
                     *           "response": {},
                     *           "isCorrect": false,
                     *           "confidence": "text",
                     *           "answeredAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "questionReports": [
                     *         {
                     *           "questionId": 1,
                     *           "kind": "text",
                     *           "note": "text",
                     *           "reportedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "stars": [
                     *         {
                     *           "quizId": 1,
                     *           "stars": 1,
                     *           "remark": "text",
                     *           "givenAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "contactMessages": [
                     *         {
                     *           "name": "Ada",
                     *           "email": "ada@example.com",
                     *           "subject": "A question about my result",
                     *           "category": "text",
                     *           "message": "Your result has arrived, thank you.",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "contactReplies": [
                     *         {
                     *           "subject": "A question about my result",
                     *           "text": "What is the capital of Portugal?",
                     *           "sentAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "blogPosts": [
                     *         {
                     *           "slug": "why-being-tested-helps-you-learn",
                     *           "title": "Capitals of Europe",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "drafts": [
                     *         {
                     *           "kind": "text",
                     *           "documentId": 1,
                     *           "content": {},
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "notices": [
                     *         {
                     *           "kind": "text",
                     *           "data": {},
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "readAt": "2025-01-23T12:00:00.000Z",
                     *           "mailedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "noticeChoices": [
                     *         {
                     *           "kind": "text",
                     *           "inApp": false,
                     *           "mail": false
                     *         }
                     *       ],
                     *       "noticeTimes": {
                     *         "rhythm": "text",
                     *         "quietFrom": 1,
                     *         "quietUntil": 1,
                     *         "dueDays": 1,
                     *         "lastMailAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Version of the format
                         * @constant
                         */
                        version: 10;
                        /**
                         * Format: date-time
                         * @description When the file was made, ISO 8601 in UTC
                         */
                        exportedAt: string;
                        /** @description The profile */
                        profile: components["schemas"]["Profile"];
                        /** @description The roles of the account: `administrator`, `author`, `teacher` */
                        roles: string[];
                        /** @description The invitation by which the account began; null without one */
                        invitation: {
                            /**
                             * Format: date-time
                             * @description When the account was opened for the person
                             */
                            invitedAt: string;
                            /**
                             * Format: date-time
                             * @description When the last mail was sent
                             */
                            sentAt: string;
                            /**
                             * Format: date-time
                             * @description When it expires, ISO 8601 in UTC
                             */
                            expiresAt: string;
                        } | null;
                        /** @description The OpenID providers that the account is linked to */
                        signInProviders: {
                            /** @description Id of the provider */
                            provider: string;
                            /** @description Who the person is at the provider */
                            subject: string;
                            /** @description When it was linked; null where that was not kept */
                            linkedAt: string | null;
                        }[];
                        /** @description Where the account is signed in */
                        sessions: {
                            /** @description Browser and system, as the browser names them */
                            device: string;
                            /** @description What the browser says of itself; null if unknown */
                            userAgent: string | null;
                            /** @description The network of the last use, without the host */
                            network: string | null;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                            /** @description When it was last used, ISO 8601 in UTC; null if never */
                            lastUsedAt: string | null;
                            /**
                             * Format: date-time
                             * @description When it expires, ISO 8601 in UTC
                             */
                            expiresAt: string;
                        }[];
                        /** @description The account’s access tokens, without their secrets */
                        accessTokens: {
                            /** @description The name */
                            name: string;
                            /** @description What a call with the token may do */
                            scope: string;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description When it expires, ISO 8601 in UTC
                             */
                            expiresAt: string;
                            /** @description When it was last used, ISO 8601 in UTC; null if never */
                            lastUsedAt: string | null;
                        }[];
                        /** @description The second factors, without their secrets */
                        secondFactor: {
                            /** @description Since when an authenticator app is set up */
                            appAddedAt: string | null;
                            /** @description How many recovery codes have not been used */
                            recoveryCodesLeft: number;
                            /** @description The passkeys, without their keys */
                            passkeys: {
                                /** @description The name */
                                name: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created, ISO 8601 in UTC
                                 */
                                createdAt: string;
                                /** @description When it was last used, ISO 8601 in UTC; null if never */
                                lastUsedAt: string | null;
                            }[];
                        };
                        /** @description Why the account is suspended; null if it is not */
                        suspension: {
                            /** @description Since when */
                            at: string | null;
                            /** @description Why, from a list */
                            reason: components["schemas"]["SuspensionReason"];
                            /** @description What the administrator wrote about it */
                            note: string | null;
                        } | null;
                        /** @description Earlier addresses of the account */
                        formerEmails: {
                            /** @description An email address */
                            email: string;
                            /**
                             * Format: date-time
                             * @description When it was changed, ISO 8601 in UTC
                             */
                            changedAt: string;
                            /**
                             * Format: date-time
                             * @description Until then the change can be undone from this address
                             */
                            undoUntil: string;
                        }[];
                        /** @description The person’s attempts, the newest first */
                        attempts: {
                            /** @description Its id */
                            id: number;
                            /** @description The quiz */
                            quiz: {
                                /** @description Its id */
                                id: number;
                                /** @description The title */
                                title: string;
                            };
                            /** @description The status */
                            status: string;
                            /** @description How many answers are correct */
                            score: number;
                            /** @description What was earned, in questions; absent where a right answer is all that counts */
                            points?: number;
                            /** @description How many questions there are */
                            totalQuestions: number;
                            /** @description Whether it passed */
                            passed: boolean;
                            /** @description Seconds; null where it is unknown */
                            timeTaken: number | null;
                            /**
                             * Format: date-time
                             * @description When it began, ISO 8601 in UTC
                             */
                            startedAt: string;
                            /** @description When it ended, ISO 8601 in UTC; null while it is open */
                            completedAt: string | null;
                            /** @description When the quiz opens again after this attempt, ISO 8601 in UTC; null if it locks nothing */
                            canRetakeAt: string | null;
                            /** @description The answers, one for each question */
                            answers: {
                                /** @description The question as it was asked */
                                question: string;
                                /** @description The options in stored order */
                                options: string[];
                                /** @description What was answered: positions in `options`, from 0, or the typed text; null if nothing */
                                response: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Whether the learner marked the question to come back to it */
                                flagged: boolean;
                                /** @description Whether the answer is correct; an unanswered question is not */
                                isCorrect: boolean | null;
                                /** @description What a part of an answer earned, or a wrong one cost, percent of its question */
                                credit?: number;
                                /** @description Every change of the answer that the server received, in order */
                                received: {
                                    /**
                                     * Format: date-time
                                     * @description When the server received it
                                     */
                                    receivedAt: string;
                                    /** @description As `response` of the answer */
                                    response: {
                                        [key: string]: unknown;
                                    } | null;
                                    /** @description Whether the learner marked the question to come back to it */
                                    flagged: boolean;
                                }[];
                            }[];
                        }[];
                        /** @description What the person was awarded */
                        achievements: {
                            /** @description Kind of the award */
                            achievementType: string;
                            /** @description The number that it is about; null without one */
                            achievementValue: number | null;
                            /** @description Id of the quiz */
                            quizId: number | null;
                            /** @description Id of the category; null without one */
                            categoryId: number | null;
                            /**
                             * Format: date-time
                             * @description When it was awarded, ISO 8601 in UTC
                             */
                            earnedAt: string;
                            /** @description Further details */
                            metadata: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description The testimonials that the person wrote */
                        testimonials: {
                            /** @description The name */
                            name: string;
                            /** @description What the person does, in words */
                            role: string;
                            /** @description The text */
                            content: string;
                            /** @description Stars, 1 to 5 */
                            rating: number;
                            /** @description The status */
                            status: string;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                        }[];
                        /** @description What the person shared */
                        shares: {
                            /** @description Where it was shared */
                            platform: string;
                            /** @description What was shared */
                            shareType: string;
                            /** @description Id of the attempt; null without one */
                            quizAttemptId: number | null;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                            /** @description Further details */
                            metadata: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description What the person wrote about quizzes */
                        feedback: {
                            /** @description Id of the quiz */
                            quizId: number;
                            /** @description How difficult it was, as the person rated it; null if not rated */
                            difficultyRating: number | null;
                            /** @description What the person suggested; null if nothing */
                            suggestions: string | null;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                        }[];
                        /** @description The classes that the person is a member of */
                        classes: {
                            /** @description The name */
                            name: string;
                            /**
                             * Format: date-time
                             * @description When the person joined
                             */
                            joinedAt: string;
                        }[];
                        /** @description The classes that the person teaches */
                        taughtClasses: {
                            /** @description The name */
                            name: string;
                            /**
                             * Format: date-time
                             * @description Since when the person teaches it
                             */
                            since: string;
                        }[];
                        /** @description What teachers have written about the person into gradebooks */
                        gradebook: {
                            /** @description The class */
                            className: string;
                            /** @description What was assigned */
                            title: string;
                            /** @description Whether a mark or a comment was written or taken back */
                            kind: string;
                            /** @description The mark that was set by hand */
                            percentage: number | null;
                            /** @description The reason of the mark, or the comment */
                            text: string | null;
                            /**
                             * Format: date-time
                             * @description When it was written
                             */
                            at: string;
                        }[];
                        /** @description What the person is allowed beyond the rules of quizzes */
                        exceptions: {
                            /** @description null for every quiz, or for all that the class assigns */
                            quizId: number | null;
                            /** @description The class that allows it; null for an administrator */
                            className: string | null;
                            /** @description Extra time, percent */
                            extraTimePercent: number;
                            /** @description Attempts beyond those that the quiz allows */
                            extraAttempts: number;
                            /** @description A later closing date */
                            closesAt: string | null;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                        }[];
                        /** @description The answers that the person gave in practice */
                        practiceAnswers: {
                            /** @description Id of the question */
                            questionId: number;
                            /** @description What was answered; null if nothing */
                            response: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Whether the answer is correct; an unanswered question is not */
                            isCorrect: boolean;
                            /** @description How sure the person was; null if not asked */
                            confidence: string | null;
                            /**
                             * Format: date-time
                             * @description When the server received it
                             */
                            answeredAt: string;
                        }[];
                        /** @description What the person reported about questions */
                        questionReports: {
                            /** @description Id of the question */
                            questionId: number;
                            /** @description Which of the forms it is */
                            kind: string;
                            /** @description What the person wrote about it */
                            note: string | null;
                            /**
                             * Format: date-time
                             * @description When it was reported
                             */
                            reportedAt: string;
                        }[];
                        /** @description What the person thinks of quizzes */
                        stars: {
                            /** @description Id of the quiz */
                            quizId: number;
                            /** @description 1 to 5 */
                            stars: number;
                            /** @description What the person wrote with them */
                            remark: string | null;
                            /**
                             * Format: date-time
                             * @description When they were given
                             */
                            givenAt: string;
                        }[];
                        /** @description The messages that the person sent by the contact form */
                        contactMessages: {
                            /** @description The name */
                            name: string;
                            /** @description An email address */
                            email: string;
                            /** @description What the message is about, in a line */
                            subject: string;
                            /** @description The category */
                            category: string;
                            /** @description What happened, for people */
                            message: string;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                        }[];
                        /** @description What was answered by mail to these messages */
                        contactReplies: {
                            /** @description Of the message that was answered */
                            subject: string;
                            /** @description The text, Markdown */
                            text: string;
                            /**
                             * Format: date-time
                             * @description When it was sent
                             */
                            sentAt: string;
                        }[];
                        /** @description The posts that the person wrote */
                        blogPosts: {
                            /** @description The last part of the post’s address */
                            slug: string;
                            /** @description The title */
                            title: string;
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                        }[];
                        /** @description Unsaved work that is kept for the person */
                        drafts: {
                            /** @description Which of the forms it is */
                            kind: string;
                            /** @description 0 for a document that was never stored */
                            documentId: number;
                            /** @description The text */
                            content: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @description When it was last changed, ISO 8601 in UTC; `loadedUpdatedAt` of a later change
                             */
                            updatedAt: string;
                        }[];
                        /** @description What the person was told, by the bell or by mail */
                        notices: {
                            /** @description What kind of notice it is */
                            kind: string;
                            /** @description What it says, by its kind */
                            data: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @description When it was created, ISO 8601 in UTC
                             */
                            createdAt: string;
                            /** @description When it was read; null while it is unread */
                            readAt: string | null;
                            /** @description When it was mailed; null if it was not */
                            mailedAt: string | null;
                        }[];
                        /** @description Where the person wants notices of a kind */
                        noticeChoices: {
                            /** @description A kind of notices */
                            kind: string;
                            /** @description Whether the bell shows them */
                            inApp: boolean;
                            /** @description Whether they are mailed */
                            mail: boolean;
                        }[];
                        /** @description When the person wants mails about notices; null for the standard */
                        noticeTimes: {
                            /** @description `daily`: at most one mail a day; `each`: a mail for each */
                            rhythm: string;
                            /** @description Begin of the quiet hours, minutes after midnight */
                            quietFrom: number | null;
                            /** @description Their end, minutes after midnight */
                            quietUntil: number | null;
                            /** @description How many days before a due date there is a reminder */
                            dueDays: number;
                            /** @description When the last such mail was sent */
                            lastMailAt: string | null;
                        } | null;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "scheduledDeletionDate": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionScheduled"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCompleteSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "recoveryCode": "k7wd-8n4x-3hqp-m2vz"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactor"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "hasSecondFactor": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Not allowed: `forbidden` or `deactivated` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "forbidden" | "deactivated";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountPeople: {
        parameters: {
            query?: {
                /** @example text */
                q?: string;
                /** @example administrator */
                role?: "administrator" | "author" | "teacher" | "member";
                /** @example yes */
                verified?: "yes" | "no";
                /** @example active */
                status?: components["schemas"]["PersonStatus"];
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
                /** @example joined */
                sort?: components["schemas"]["PeopleSort"];
                /** @example asc */
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "username": "ada_l",
                     *         "displayName": "Ada",
                     *         "email": "ada@example.com",
                     *         "emailVerified": false,
                     *         "roles": [
                     *           "administrator"
                     *         ],
                     *         "status": "active",
                     *         "scheduledDeletionDate": "2025-01-23T12:00:00.000Z",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                        /** @description The username: letters, digits and underscores */
                        username: string;
                        /** @description The name that people see; null if not given */
                        displayName: string | null;
                        /** @description An email address */
                        email: string;
                        /** @description Whether the address is confirmed */
                        emailVerified: boolean;
                        /** @description The roles of the account: `administrator`, `author`, `teacher` */
                        roles: ("administrator" | "author" | "teacher")[];
                        /** @description The status */
                        status: components["schemas"]["PersonStatus"];
                        /** @description When the account will be erased, ISO 8601 in UTC */
                        scheduledDeletionDate: string | null;
                        /**
                         * Format: date-time
                         * @description When it was created, ISO 8601 in UTC
                         */
                        createdAt: string;
                        /** @description When the account was last signed in to, ISO 8601 in UTC; null before the first time */
                        lastLoginAt: string | null;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "displayName": "Ada",
                     *       "email": "ada@example.com",
                     *       "emailVerified": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "status": "active",
                     *       "scheduledDeletionDate": "2025-01-23T12:00:00.000Z",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "pendingEmail": "text",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "providers": [
                     *         "text"
                     *       ],
                     *       "hasSecondFactor": false,
                     *       "sessions": [
                     *         {
                     *           "id": 1,
                     *           "device": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *           "network": "text"
                     *         }
                     *       ],
                     *       "suspension": {
                     *         "at": "2025-01-23T12:00:00.000Z",
                     *         "reason": "cheating",
                     *         "note": "text",
                     *         "by": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Account not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountDeletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "scheduledDeletionDate": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When the account will be erased, ISO 8601 in UTC
                         */
                        scheduledDeletionDate: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Account not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountPeopleFile: {
        parameters: {
            query?: {
                /** @example text */
                q?: string;
                /** @example administrator */
                role?: "administrator" | "author" | "teacher" | "member";
                /** @example yes */
                verified?: "yes" | "no";
                /** @example active */
                status?: components["schemas"]["PersonStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csv": "text"
                     *     }
                     */
                    "application/json": {
                        /** @description The table */
                        csv: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountSuspendPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "reason": "cheating",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "outcome": "done"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountLiftSuspensions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids of what was created, in the order of the request */
                    ids: components["schemas"]["ManyIds"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "outcome": "done"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountEndSessionsOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids of what was created, in the order of the request */
                    ids: components["schemas"]["ManyIds"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "outcome": "done"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountSetRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         "administrator"
                 *       ],
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": {
                    /** @description The roles of the account: `administrator`, `author`, `teacher` */
                    roles: ("administrator" | "author" | "teacher")[];
                    /** @description The current password of the account; not needed soon after signing in */
                    password?: components["schemas"]["OwnerPassword"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         "administrator"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The roles of the account: `administrator`, `author`, `teacher` */
                        roles: ("administrator" | "author" | "teacher")[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Account not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountMailReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Account not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountKeepPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Account not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "hasSecondFactor": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "hasSecondFactor": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Not allowed: `forbidden` or `deactivated` or `second-factor` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "forbidden" | "deactivated" | "second-factor";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada_l",
                 *       "email": "ada@example.com",
                 *       "password": "a long password",
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "hasSecondFactor": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountGoogleToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "text",
                 *       "nonce": "text"
                 *     }
                 */
                "application/json": components["schemas"]["GoogleIdToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "hasSecondFactor": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "roles": [
                     *         "administrator"
                     *       ],
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Not allowed: `forbidden` or `deactivated` or `second-factor` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "forbidden" | "deactivated" | "second-factor";
                    };
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountReactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    /** @description An email address */
                    email: components["schemas"]["EmailInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountUndoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AddressUndo"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    uploadPage: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 25 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "address": "text",
                     *           "width": 1,
                     *           "height": 1,
                     *           "bytes": 1,
                     *           "id": 1,
                     *           "fileName": "text",
                     *           "alt": "text",
                     *           "uploadedAt": "2025-01-23T12:00:00.000Z",
                     *           "uses": [
                     *             {
                     *               "kind": "question",
                     *               "id": 1,
                     *               "title": "Capitals of Europe"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "pageSize": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PicturePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAddPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "fileName": "text",
                 *       "alt": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "text",
                     *       "width": 1,
                     *       "height": 1,
                     *       "bytes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedPicture"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadRemovePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether it was done
                         * @constant
                         */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Picture not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "quizCount": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewCategory"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryListSub: {
        parameters: {
            query?: {
                /** @example 1 */
                categoryId?: number;
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "categoryId": 1,
                     *         "imageUrl": "https://example.com/lisbon.jpg",
                     *         "status": "active",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SubCategory"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryCreateSub: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "name": "Ada",
                 *       "categoryId": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewSubCategory"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryGetSub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdateSub: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /** @description A picture: an address by https, or the path of an uploaded one */
                    imageUrl?: ("" | string) | null;
                    /** @description An archived one is offered for no new quiz */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryRemoveSub: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdateSubPartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /** @description A picture: an address by https, or the path of an uploaded one */
                    imageUrl?: ("" | string) | null;
                    /** @description An archived one is offered for no new quiz */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryHierarchy: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "quizCount": 1,
                     *         "activeQuizCount": 1,
                     *         "questionCount": 1,
                     *         "seriesCount": 1,
                     *         "unsorted": {
                     *           "quizCount": 1,
                     *           "activeQuizCount": 1,
                     *           "questionCount": 1
                     *         },
                     *         "subCategories": [
                     *           {
                     *             "id": 1,
                     *             "name": "Ada",
                     *             "displayName": "Ada",
                     *             "description": "Twenty questions on the capitals of Europe.",
                     *             "categoryId": 1,
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "status": "active",
                     *             "createdAt": "2025-01-23T12:00:00.000Z",
                     *             "updatedAt": "2025-01-23T12:00:00.000Z",
                     *             "quizCount": 1,
                     *             "activeQuizCount": 1,
                     *             "questionCount": 1
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategoryNode"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionPage: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
                /** @example text */
                q?: string;
                /** @example single_choice */
                type?: components["schemas"]["QuestionType"];
                /** @example easy */
                difficulty?: components["schemas"]["QuestionDifficulty"];
                /** @example 1 */
                tagId?: number;
                /** @example 1 */
                categoryId?: number;
                /** @example en */
                language?: string;
                /** @example used */
                use?: components["schemas"]["QuestionUse"];
                /** @example false */
                archived?: boolean;
                /** @example false */
                repeated?: boolean;
                /** @example best */
                sort?: components["schemas"]["BankSort"];
                /** @example asc */
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "preview": "text",
                     *           "type": "single_choice",
                     *           "difficulty": "easy",
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "useCount": 1,
                     *           "tags": [
                     *             {
                     *               "id": 1,
                     *               "name": "Ada",
                     *               "colour": "blue"
                     *             }
                     *           ],
                     *           "archivedAt": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "pageSize": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BankPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "What is the capital of Portugal?",
                     *       "type": "single_choice",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "correctOption": 1,
                     *       "correctOptions": null,
                     *       "targets": [
                     *         "text"
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "kind": "text",
                     *           "answers": [
                     *             "text"
                     *           ],
                     *           "caseSensitive": false,
                     *           "tolerance": null
                     *         }
                     *       ],
                     *       "pinnedOptions": [
                     *         1
                     *       ],
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "difficulty": "easy",
                     *       "explanation": null,
                     *       "imageUrl": null,
                     *       "imageAlt": null,
                     *       "id": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "tags": [
                     *         {
                     *           "id": 1,
                     *           "name": "Ada",
                     *           "colour": "blue"
                     *         }
                     *       ],
                     *       "uses": [
                     *         {
                     *           "quizId": 1,
                     *           "title": "Capitals of Europe",
                     *           "status": "active"
                     *         }
                     *       ],
                     *       "archivedAt": "2025-01-23T12:00:00.000Z",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankQuestion"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionNearDuplicates: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "preview": "text",
                     *         "type": "single_choice",
                     *         "similarity": 1,
                     *         "useCount": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NearDuplicate"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionTags: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "colour": "blue",
                     *         "questionCount": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionCreateTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "colour": "blue"
                 *     }
                 */
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "colour": "blue",
                     *       "questionCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionUpdateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "colour": "blue"
                 *     }
                 */
                "application/json": {
                    /** @description The name */
                    name?: string;
                    /** @description Colour of the label, by its name */
                    colour?: components["schemas"]["TagColour"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "colour": "blue",
                     *       "questionCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Tag not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionRemoveTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Tag not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionUpdateTagPartly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "colour": "blue"
                 *     }
                 */
                "application/json": {
                    /** @description The name */
                    name?: string;
                    /** @description Colour of the label, by its name */
                    colour?: components["schemas"]["TagColour"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "colour": "blue",
                     *       "questionCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Tag not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionMergeTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "into": 1
                 *     }
                 */
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "colour": "blue",
                     *       "questionCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Tag not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    questionSetTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tagIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids of all tags that the question has */
                    tagIds: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "outcome": "done",
                     *       "added": [
                     *         1
                     *       ],
                     *       "removed": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionTaggingOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizPageForAuthor: {
        parameters: {
            query?: {
                /** @example 1 */
                categoryId?: number;
                /** @example 1 */
                subCategoryId?: number;
                /** @example beginner */
                difficulty?: components["schemas"]["LearningLevel"];
                /** @example short */
                length?: components["schemas"]["QuizLength"];
                /** @example en */
                language?: string;
                /** @example text */
                q?: string;
                /** @example updated */
                sort?: components["schemas"]["QuizSortForAuthor"];
                /** @example 1 */
                page?: number;
                /** @example active */
                status?: components["schemas"]["QuizStatus"];
                /** @example false */
                unsorted?: boolean;
                /** @example false */
                deleted?: boolean;
                /** @example asc */
                direction?: "asc" | "desc";
                /** @example 24 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "difficulty": "Beginner",
                     *           "status": "active",
                     *           "questionCount": 1,
                     *           "questionsPerAttempt": 10,
                     *           "totalQuestions": 10,
                     *           "timeLimit": 30,
                     *           "untimed": false,
                     *           "attemptCount": 1,
                     *           "totalAttempts": 1,
                     *           "averageScore": 1,
                     *           "passRate": 1,
                     *           "stars": {
                     *             "average": 1,
                     *             "count": 1
                     *           },
                     *           "categoryId": 1,
                     *           "category": "text",
                     *           "categoryName": "World geography",
                     *           "subCategoryId": 1,
                     *           "subCategoryName": "text",
                     *           "seriesId": 1,
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "pageSize": 1,
                     *       "languages": [
                     *         "de",
                     *         "en"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizCreateWithQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": null,
                 *       "subCategoryId": null,
                 *       "timeLimit": null,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": null,
                 *       "rules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "opensAt": null,
                 *       "closesAt": null,
                 *       "accessCode": "text",
                 *       "isListed": true,
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": null,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "targets": [
                 *             "text"
                 *           ],
                 *           "gaps": [
                 *             {
                 *               "kind": "text",
                 *               "answers": [
                 *                 "text"
                 *               ],
                 *               "caseSensitive": false,
                 *               "tolerance": null
                 *             }
                 *           ],
                 *           "pinnedOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": null,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewQuizWithQuestions"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "untimed": false,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "stars": {
                     *         "average": 1,
                     *         "count": 1
                     *       },
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "difficultyOverride": "beginner",
                     *       "rules": {
                     *         "passMarkPercent": 1,
                     *         "cooldownHours": {
                     *           "passed": 1,
                     *           "failed": 1
                     *         },
                     *         "maxAttempts": 1,
                     *         "countedAttempt": "best",
                     *         "shuffleQuestions": false,
                     *         "shuffleOptions": false,
                     *         "oneWay": false,
                     *         "untimed": false,
                     *         "partialCredit": false,
                     *         "wrongAnswerPenaltyPercent": 0,
                     *         "questionSeconds": null,
                     *         "layout": "one",
                     *         "feedback": {
                     *           "atOnce": null,
                     *           "atEnd": "score",
                     *           "afterClosing": "score"
                     *         }
                     *       },
                     *       "opensAt": "2025-01-23T12:00:00.000Z",
                     *       "closesAt": "2025-01-23T12:00:00.000Z",
                     *       "accessCode": "text",
                     *       "isListed": false,
                     *       "translations": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "status": "active"
                     *         }
                     *       ],
                     *       "drawnQuestions": 1,
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "options": [
                     *             "Porto",
                     *             "Lisbon",
                     *             "Faro",
                     *             "Braga"
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "answers": [
                     *                 "text"
                     *               ],
                     *               "caseSensitive": false,
                     *               "tolerance": null
                     *             }
                     *           ],
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "position": 1,
                     *           "correctOption": 1,
                     *           "correctOptions": [
                     *             1
                     *           ],
                     *           "pinnedOptions": [
                     *             1
                     *           ],
                     *           "difficulty": "easy",
                     *           "explanation": "Lisbon has been the capital since 1255.",
                     *           "caseSensitive": false,
                     *           "numericTolerance": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 1,
                     *       "topScore": 1,
                     *       "topScoreCorrect": 1,
                     *       "topScoreTotal": 1,
                     *       "topPoints": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "attemptCount": 1,
                     *       "others": {
                     *         "totalUsers": 1,
                     *         "attemptCount": 1,
                     *         "averageScore": 1,
                     *         "passRate": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuizStats"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "language": "en",
                     *         "difficulty": "Beginner",
                     *         "status": "active",
                     *         "questionCount": 1,
                     *         "questionsPerAttempt": 10,
                     *         "totalQuestions": 10,
                     *         "timeLimit": 30,
                     *         "untimed": false,
                     *         "attemptCount": 1,
                     *         "totalAttempts": 1,
                     *         "averageScore": 1,
                     *         "passRate": 1,
                     *         "stars": {
                     *           "average": 1,
                     *           "count": 1
                     *         },
                     *         "categoryId": 1,
                     *         "category": "text",
                     *         "categoryName": "World geography",
                     *         "subCategoryId": 1,
                     *         "subCategoryName": "text",
                     *         "seriesId": 1,
                     *         "imageUrl": "https://example.com/lisbon.jpg",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuizCard"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": null,
                 *       "subCategoryId": null,
                 *       "timeLimit": null,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": null,
                 *       "rules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "opensAt": null,
                 *       "closesAt": null,
                 *       "accessCode": "text",
                 *       "isListed": true,
                 *       "seriesId": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewQuiz"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "untimed": false,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "stars": {
                     *         "average": 1,
                     *         "count": 1
                     *       },
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "untimed": false,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "stars": {
                     *         "average": 1,
                     *         "count": 1
                     *       },
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "difficultyOverride": "beginner",
                     *       "rules": {
                     *         "passMarkPercent": 1,
                     *         "cooldownHours": {
                     *           "passed": 1,
                     *           "failed": 1
                     *         },
                     *         "maxAttempts": 1,
                     *         "countedAttempt": "best",
                     *         "shuffleQuestions": false,
                     *         "shuffleOptions": false,
                     *         "oneWay": false,
                     *         "untimed": false,
                     *         "partialCredit": false,
                     *         "wrongAnswerPenaltyPercent": 0,
                     *         "questionSeconds": null,
                     *         "layout": "one",
                     *         "feedback": {
                     *           "atOnce": null,
                     *           "atEnd": "score",
                     *           "afterClosing": "score"
                     *         }
                     *       },
                     *       "opensAt": "2025-01-23T12:00:00.000Z",
                     *       "closesAt": "2025-01-23T12:00:00.000Z",
                     *       "accessCode": "text",
                     *       "isListed": false,
                     *       "translations": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "status": "active"
                     *         }
                     *       ],
                     *       "drawnQuestions": 1,
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "options": [
                     *             "Porto",
                     *             "Lisbon",
                     *             "Faro",
                     *             "Braga"
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "answers": [
                     *                 "text"
                     *               ],
                     *               "caseSensitive": false,
                     *               "tolerance": null
                     *             }
                     *           ],
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "position": 1,
                     *           "correctOption": 1,
                     *           "correctOptions": [
                     *             1
                     *           ],
                     *           "pinnedOptions": [
                     *             1
                     *           ],
                     *           "difficulty": "easy",
                     *           "explanation": "Lisbon has been the capital since 1255.",
                     *           "caseSensitive": false,
                     *           "numericTolerance": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizForAuthor"] | components["schemas"]["QuizForTaker"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "rules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "opensAt": "2025-01-23T12:00:00.000Z",
                 *       "closesAt": "2025-01-23T12:00:00.000Z",
                 *       "accessCode": "text",
                 *       "isListed": false,
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description What the quiz is called */
                    title?: string;
                    /** @description What it is about, in Markdown */
                    description?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description The category; only a draft may do without */
                    categoryId?: number | null;
                    /** @description A sub-category of that category, or none */
                    subCategoryId?: number | null;
                    /** @description Minutes; null for the default of 30 */
                    timeLimit?: number | null;
                    /** @description Learners see active quizzes alone */
                    status?: components["schemas"]["EditableQuizStatus"];
                    /** @description How many questions an attempt draws */
                    questionsPerAttempt?: number;
                    /** @description A cover: an address by https, or the path of an uploaded picture */
                    imageUrl?: ("" | string) | null;
                    /** @description The level to show; null shows what the questions’ ratings say */
                    difficultyOverride?: components["schemas"]["LearningLevel"] | null;
                    /** @description How the quiz is taken; attempts keep the rules they began with */
                    rules?: components["schemas"]["ChosenRulesInput"];
                    /** @description No attempt begins before */
                    opensAt?: string | null;
                    /** @description No attempt begins or lasts after */
                    closesAt?: string | null;
                    /** @description A start must name it; null for none. Letter case does not matter */
                    accessCode?: string | null;
                    /** @description false: found only by its address */
                    isListed?: boolean;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "untimed": false,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "stars": {
                     *         "average": 1,
                     *         "count": 1
                     *       },
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "rules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "opensAt": "2025-01-23T12:00:00.000Z",
                 *       "closesAt": "2025-01-23T12:00:00.000Z",
                 *       "accessCode": "text",
                 *       "isListed": false,
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description What the quiz is called */
                    title?: string;
                    /** @description What it is about, in Markdown */
                    description?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description The category; only a draft may do without */
                    categoryId?: number | null;
                    /** @description A sub-category of that category, or none */
                    subCategoryId?: number | null;
                    /** @description Minutes; null for the default of 30 */
                    timeLimit?: number | null;
                    /** @description Learners see active quizzes alone */
                    status?: components["schemas"]["EditableQuizStatus"];
                    /** @description How many questions an attempt draws */
                    questionsPerAttempt?: number;
                    /** @description A cover: an address by https, or the path of an uploaded picture */
                    imageUrl?: ("" | string) | null;
                    /** @description The level to show; null shows what the questions’ ratings say */
                    difficultyOverride?: components["schemas"]["LearningLevel"] | null;
                    /** @description How the quiz is taken; attempts keep the rules they began with */
                    rules?: components["schemas"]["ChosenRulesInput"];
                    /** @description No attempt begins before */
                    opensAt?: string | null;
                    /** @description No attempt begins or lasts after */
                    closesAt?: string | null;
                    /** @description A start must name it; null for none. Letter case does not matter */
                    accessCode?: string | null;
                    /** @description false: found only by its address */
                    isListed?: boolean;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "untimed": false,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "stars": {
                     *         "average": 1,
                     *         "count": 1
                     *       },
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemoveWithContents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": {
                 *         "kind": "category",
                 *         "id": 1
                 *       },
                 *       "typedName": "text",
                 *       "quizzes": 1
                 *     }
                 */
                "application/json": components["schemas"]["CategoryRemoval"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "removedQuizzes": 1
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                        /** @description How many quizzes were removed with it */
                        removedQuizzes: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category or sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizDraws: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draws": [
                     *         {
                     *           "count": 1,
                     *           "tags": [
                     *             {
                     *               "id": 1,
                     *               "name": "Ada",
                     *               "colour": "blue"
                     *             }
                     *           ],
                     *           "categoryId": 1,
                     *           "difficulty": "easy",
                     *           "available": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizDraws"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizSetDraws: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draws": [
                 *         {
                 *           "count": 1,
                 *           "tagIds": [
                 *             1
                 *           ],
                 *           "categoryId": null,
                 *           "difficulty": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description All draws of the quiz, in their order */
                    draws: components["schemas"]["DrawRules"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draws": [
                     *         {
                     *           "count": 1,
                     *           "tags": [
                     *             {
                     *               "id": 1,
                     *               "name": "Ada",
                     *               "colour": "blue"
                     *             }
                     *           ],
                     *           "categoryId": 1,
                     *           "difficulty": "easy",
                     *           "available": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizDraws"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizSampleDraws: {
        parameters: {
            query?: {
                /** @example 1 */
                seed?: components["schemas"]["DrawSeed"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "missing": 1,
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "options": [
                     *             "Porto",
                     *             "Lisbon",
                     *             "Faro",
                     *             "Braga"
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "answers": [
                     *                 "text"
                     *               ],
                     *               "caseSensitive": false,
                     *               "tolerance": null
                     *             }
                     *           ],
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "position": 1,
                     *           "correctOption": 1,
                     *           "correctOptions": [
                     *             1
                     *           ],
                     *           "pinnedOptions": [
                     *             1
                     *           ],
                     *           "difficulty": "easy",
                     *           "explanation": "Lisbon has been the capital since 1255.",
                     *           "caseSensitive": false,
                     *           "numericTolerance": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DrawSample"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "kind": "own",
                     *           "questionId": 1,
                     *           "preview": "text",
                     *           "linkedBy": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizSlots"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizSetSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slots": [
                 *         {
                 *           "kind": "link",
                 *           "questionId": 1,
                 *           "position": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    slots: components["schemas"]["SlotInputs"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "kind": "own",
                     *           "questionId": 1,
                     *           "preview": "text",
                     *           "linkedBy": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizSlots"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizLinkTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "translationId": 1
                 *     }
                 */
                "application/json": {
                    /** @description The same quiz in another language */
                    translationId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translations": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "status": "active"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The same quiz in other languages */
                        translations: components["schemas"]["QuizTranslationForAuthor"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUnlinkTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizQuestionVersions: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "single_choice",
                     *         "text": "What is the capital of Portugal?",
                     *         "options": [
                     *           "Porto",
                     *           "Lisbon",
                     *           "Faro",
                     *           "Braga"
                     *         ],
                     *         "correctOption": 1,
                     *         "correctOptions": [
                     *           1
                     *         ],
                     *         "targets": [
                     *           "text"
                     *         ],
                     *         "gaps": [
                     *           {
                     *             "kind": "text",
                     *             "answers": [
                     *               "text"
                     *             ],
                     *             "caseSensitive": false,
                     *             "tolerance": null
                     *           }
                     *         ],
                     *         "pinnedOptions": [
                     *           1
                     *         ],
                     *         "caseSensitive": false,
                     *         "numericTolerance": 1,
                     *         "difficulty": "easy",
                     *         "explanation": "Lisbon has been the capital since 1255.",
                     *         "imageUrl": "https://example.com/lisbon.jpg",
                     *         "imageAlt": "text",
                     *         "number": 1,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "createdByName": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuestionVersion"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizAddQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizId": 1,
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": null,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "targets": [
                 *         "text"
                 *       ],
                 *       "gaps": [
                 *         {
                 *           "kind": "text",
                 *           "answers": [
                 *             "text"
                 *           ],
                 *           "caseSensitive": false,
                 *           "tolerance": null
                 *         }
                 *       ],
                 *       "pinnedOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": null,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "id": 1,
                 *       "categoryId": 1
                 *     }
                 */
                "application/json": {
                    /** @description Id of the quiz */
                    quizId: number;
                } & components["schemas"]["QuestionInputInput"] & {
                    /** @description Id of the category; null without one */
                    categoryId?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "targets": [
                     *         "text"
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "kind": "text",
                     *           "answers": [
                     *             "text"
                     *           ],
                     *           "caseSensitive": false,
                     *           "tolerance": null
                     *         }
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "pinnedOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizAddQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizId": 1,
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": null,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "targets": [
                 *             "text"
                 *           ],
                 *           "gaps": [
                 *             {
                 *               "kind": "text",
                 *               "answers": [
                 *                 "text"
                 *               ],
                 *               "caseSensitive": false,
                 *               "tolerance": null
                 *             }
                 *           ],
                 *           "pinnedOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": null,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Id of the quiz */
                    quizId: number;
                    /** @description The questions, in order */
                    questions: components["schemas"]["QuestionInputInput"][];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "createdQuestions": 1,
                     *       "ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                        /** @description How many questions were added */
                        createdQuestions: number;
                        /** @description Ids of what was created, in the order of the request */
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizGetQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "targets": [
                     *         "text"
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "kind": "text",
                     *           "answers": [
                     *             "text"
                     *           ],
                     *           "caseSensitive": false,
                     *           "tolerance": null
                     *         }
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "pinnedOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdateQuestion: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": 1,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "targets": [
                 *         "text"
                 *       ],
                 *       "gaps": [
                 *         {
                 *           "kind": "text",
                 *           "answers": [
                 *             "text"
                 *           ],
                 *           "caseSensitive": false,
                 *           "tolerance": null
                 *         }
                 *       ],
                 *       "pinnedOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": 1,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The question as learners read it, in Markdown */
                    text?: string;
                    /** @description Type of the question */
                    type?: components["schemas"]["QuestionType"];
                    /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01 */
                    options?: string[];
                    /** @description Index of the right option; null for multiple_choice, ordering, matching and categorise */
                    correctOption?: number | null;
                    /** @description Indexes of all right options, for multiple_choice; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target */
                    correctOptions?: number[] | null;
                    /** @description For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order */
                    targets?: string[];
                    /** @description For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once */
                    gaps?: components["schemas"]["GapInput"][];
                    /** @description Indexes of options that keep their place when options are shown in random order, for single_choice and multiple_choice */
                    pinnedOptions?: number[];
                    /** @description For fill_blank: capitals count */
                    caseSensitive?: boolean;
                    /** @description For fill_blank: how far a number may be off; null compares texts */
                    numericTolerance?: number | null;
                    /** @description What the author thinks */
                    difficulty?: components["schemas"]["QuestionDifficulty"];
                    /** @description Shown with the result, in Markdown */
                    explanation?: string | null;
                    /** @description A picture to show with the question: an address by https, or the path of an uploaded one */
                    imageUrl?: ("" | string) | null;
                    /** @description What the picture shows, for those who do not see it */
                    imageAlt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "targets": [
                     *         "text"
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "kind": "text",
                     *           "answers": [
                     *             "text"
                     *           ],
                     *           "caseSensitive": false,
                     *           "tolerance": null
                     *         }
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "pinnedOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemoveQuestion: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdateQuestionPartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": 1,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "targets": [
                 *         "text"
                 *       ],
                 *       "gaps": [
                 *         {
                 *           "kind": "text",
                 *           "answers": [
                 *             "text"
                 *           ],
                 *           "caseSensitive": false,
                 *           "tolerance": null
                 *         }
                 *       ],
                 *       "pinnedOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": 1,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The question as learners read it, in Markdown */
                    text?: string;
                    /** @description Type of the question */
                    type?: components["schemas"]["QuestionType"];
                    /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01 */
                    options?: string[];
                    /** @description Index of the right option; null for multiple_choice, ordering, matching and categorise */
                    correctOption?: number | null;
                    /** @description Indexes of all right options, for multiple_choice; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target */
                    correctOptions?: number[] | null;
                    /** @description For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order */
                    targets?: string[];
                    /** @description For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once */
                    gaps?: components["schemas"]["GapInput"][];
                    /** @description Indexes of options that keep their place when options are shown in random order, for single_choice and multiple_choice */
                    pinnedOptions?: number[];
                    /** @description For fill_blank: capitals count */
                    caseSensitive?: boolean;
                    /** @description For fill_blank: how far a number may be off; null compares texts */
                    numericTolerance?: number | null;
                    /** @description What the author thinks */
                    difficulty?: components["schemas"]["QuestionDifficulty"];
                    /** @description Shown with the result, in Markdown */
                    explanation?: string | null;
                    /** @description A picture to show with the question: an address by https, or the path of an uploaded one */
                    imageUrl?: ("" | string) | null;
                    /** @description What the picture shows, for those who do not see it */
                    imageAlt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "targets": [
                     *         "text"
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "kind": "text",
                     *           "answers": [
                     *             "text"
                     *           ],
                     *           "caseSensitive": false,
                     *           "tolerance": null
                     *         }
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "pinnedOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeImportFile: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "text",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "format": "gift",
                 *       "dryRun": false,
                 *       "quizId": 1,
                 *       "newQuiz": {
                 *         "title": "Capitals of Europe",
                 *         "categoryId": null
                 *       },
                 *       "leaveOut": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "gift",
                     *       "encoding": "utf-8",
                     *       "isRepaired": false,
                     *       "counts": {
                     *         "kept": 1,
                     *         "degraded": 1,
                     *         "refused": 1,
                     *         "duplicates": 1
                     *       },
                     *       "items": [
                     *         {
                     *           "entry": "text",
                     *           "line": 1,
                     *           "status": "kept",
                     *           "notes": [
                     *             {
                     *               "code": "unsupported_type",
                     *               "value": "text"
                     *             }
                     *           ],
                     *           "source": "text",
                     *           "question": null,
                     *           "duplicate": {
                     *             "quizId": 1,
                     *             "quizTitle": "Capitals of Europe"
                     *           }
                     *         }
                     *       ],
                     *       "added": {
                     *         "importId": 1,
                     *         "quizId": 1,
                     *         "ids": [
                     *           1
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeImports: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "fileName": "text",
                     *         "format": "text",
                     *         "quizId": 1,
                     *         "quizTitle": "Capitals of Europe",
                     *         "questions": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RecentImport"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeUndoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removedQuestions": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many questions were deleted */
                        removedQuestions: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Import not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeExportFile: {
        parameters: {
            query: {
                /** @example json */
                format: components["schemas"]["ExportFormat"];
                /** @example 1 */
                quizId?: number;
                /** @example 12,15,18 */
                questionIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileName": "text",
                     *       "type": "text",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "questions": 1,
                     *       "losses": [
                     *         {
                     *           "index": 1,
                     *           "fields": [
                     *             "text"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "accessCode": "text"
                 *     }
                 */
                "application/json": {
                    /** @description needed by some quizzes; not for continuing an attempt */
                    accessCode?: string;
                };
            };
        };
        responses: {
            /** @description It existed already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "lockHours": 1,
                     *       "untimed": false,
                     *       "partialCredit": true,
                     *       "wrongAnswerPenaltyPercent": 1,
                     *       "oneWay": false,
                     *       "reached": 1,
                     *       "layout": "one",
                     *       "questionSeconds": 1,
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "atOnce": "marks",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "lockHours": 1,
                     *       "untimed": false,
                     *       "partialCredit": true,
                     *       "wrongAnswerPenaltyPercent": 1,
                     *       "oneWay": false,
                     *       "reached": 1,
                     *       "layout": "one",
                     *       "questionSeconds": 1,
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "atOnce": "marks",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `cooldown` or `locked` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "cooldown" | "locked";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ],
                 *       "reached": 1
                 *     }
                 */
                "application/json": {
                    /** @description The answers, one for each question */
                    answers: components["schemas"]["AnswerInput"][];
                    /** @description without a way back: the place of the question that is shown now, from 0; the questions before it are closed once these answers are stored */
                    reached?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "reached": 1,
                     *       "refused": [
                     *         1
                     *       ],
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ],
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "attempt-over";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": 1,
                 *       "selectedOption": -1,
                 *       "selectedOptions": [
                 *         1
                 *       ],
                 *       "answerText": "text",
                 *       "flagged": false
                 *     }
                 */
                "application/json": {
                    /** @description Id of the question */
                    questionId: number;
                    /** @description for clients whose messages may overtake one another: grows with every change of this answer, and one that is not higher than the stored one is ignored. Without it the answer is the newest. */
                    seq?: number;
                    /**
                     * @description Index of the chosen option in stored order, from 0; -1 if none is chosen
                     * @default -1
                     */
                    selectedOption?: number;
                    /**
                     * @description Indexes of the chosen options in stored order, from 0; for ordering in the chosen order; for matching and categorise, for each option the index of the target given to it, -1 for none; for cloze, for each gap the index of the option chosen in it, -1 for none; empty if none is chosen
                     * @default []
                     */
                    selectedOptions?: number[];
                    /** @description The typed text of a fill-in answer; for cloze one line for each gap, empty for a gap with options; null if there is none */
                    answerText?: string | null;
                    /**
                     * @description Whether the learner marked the question to come back to it
                     * @default false
                     */
                    flagged?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "reached": 1,
                     *       "refused": [
                     *         1
                     *       ],
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ],
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "attempt-over";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The answers, one for each question */
                    answers?: components["schemas"]["AnswerInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "points": 1,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "kind": "submitted"
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "points": 1,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "kind": "abandoned"
                     *     }
                     */
                    "application/json": components["schemas"]["LeaveOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptOpen: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "untimed": false,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en"
                     *         },
                     *         "deadline": "2025-01-23T12:00:00.000Z",
                     *         "reached": 1,
                     *         "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *         "serverNow": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenAttempt"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quizId": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "isOpen": false
                     *       },
                     *       "status": "submitted",
                     *       "selfReported": false,
                     *       "score": 8,
                     *       "totalQuestions": 10,
                     *       "points": 1,
                     *       "percentage": 80,
                     *       "passed": false,
                     *       "passScore": 1,
                     *       "passMarkPercent": 1,
                     *       "endedBy": "learner",
                     *       "timeTaken": 1,
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "completedAt": "2025-01-23T12:00:00.000Z",
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "previousPercentage": 1,
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "feedback": {
                     *         "level": "score",
                     *         "more": {
                     *           "level": "score",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "hasSignedReceipt": false,
                     *       "answers": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "attempt-open";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bestScore": 1,
                     *       "bestCorrect": 1,
                     *       "bestTotal": 1,
                     *       "bestPoints": 1,
                     *       "mark": {
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "attemptCount": 1,
                     *       "passed": false,
                     *       "hasAttempted": false,
                     *       "lastAttemptDate": "2025-01-23T12:00:00.000Z",
                     *       "history": [
                     *         1
                     *       ],
                     *       "passMarks": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserProgress"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "quizwright-receipt-1",
                     *       "lines": [
                     *         "text"
                     *       ],
                     *       "keyId": "text",
                     *       "signature": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedReceipt"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `attempt-open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "attempt-open";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReceiptKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "OKP",
                     *           "crv": "Ed25519",
                     *           "x": "text",
                     *           "kid": "text",
                     *           "use": "sig",
                     *           "alg": "EdDSA",
                     *           "validFrom": "2025-01-23T12:00:00.000Z",
                     *           "validUntil": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiptKeys"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       },
                     *       "learner": {
                     *         "id": 1,
                     *         "name": "Ada"
                     *       },
                     *       "status": "open",
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "completedAt": "2025-01-23T12:00:00.000Z",
                     *       "score": 8,
                     *       "points": 1,
                     *       "totalQuestions": 10,
                     *       "passed": false,
                     *       "record": "complete",
                     *       "lastHash": "text",
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "number": 1,
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "receivedAt": "2025-01-23T12:00:00.000Z",
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "isAnswered": false,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "flagged": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptTimeline"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressQuizAttempts: {
        parameters: {
            query?: {
                /** @example text */
                q?: string;
                /** @example passed */
                outcome?: components["schemas"]["AttemptOutcome"];
                /** @example name */
                sort?: components["schemas"]["AttemptSort"];
                /** @example asc */
                direction?: "asc" | "desc";
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "learner": {
                     *           "id": 1,
                     *           "name": "Ada",
                     *           "email": "ada@example.com"
                     *         },
                     *         "status": "open",
                     *         "isCounted": false,
                     *         "mark": {
                     *           "rule": "best",
                     *           "percentage": 80,
                     *           "isOfThis": false
                     *         },
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "timeTaken": 1,
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedAttempt"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressAttemptsCsv: {
        parameters: {
            query?: {
                /** @example text */
                q?: string;
                /** @example passed */
                outcome?: components["schemas"]["AttemptOutcome"];
                /** @example name */
                sort?: components["schemas"]["AttemptSort"];
                /** @example asc */
                direction?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileName": "text",
                     *       "type": "text",
                     *       "content": "Remembering something makes it easier to remember **again**."
                     *     }
                     */
                    "application/json": components["schemas"]["ResultsFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressResultsSummary: {
        parameters: {
            query?: {
                /** @example first */
                basis?: components["schemas"]["ResultsBasis"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "takers": 1,
                     *       "gradedAttempts": 1,
                     *       "attempts": 1,
                     *       "passed": 1,
                     *       "mean": 1,
                     *       "median": 1,
                     *       "deviation": 1,
                     *       "distribution": [
                     *         1
                     *       ],
                     *       "reliability": {
                     *         "state": "known",
                     *         "alpha": 1,
                     *         "error": 1
                     *       },
                     *       "askedQuestions": 1,
                     *       "questionsPerAttempt": 10,
                     *       "isSamePaper": false,
                     *       "isLimited": false
                     *     }
                     */
                    "application/json": components["schemas"]["ResultsSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressQuestionResults: {
        parameters: {
            query?: {
                /** @example first */
                basis?: components["schemas"]["ResultsBasis"];
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "preview": "text",
                     *         "type": "single_choice",
                     *         "takers": 1,
                     *         "correct": 1,
                     *         "omitted": 1,
                     *         "facility": 1,
                     *         "discrimination": 1,
                     *         "groups": {
                     *           "lower": 1,
                     *           "middle": 1,
                     *           "upper": 1
                     *         },
                     *         "options": [
                     *           {
                     *             "text": "What is the capital of Portugal?",
                     *             "isKey": false,
                     *             "chosen": {
                     *               "lower": 1,
                     *               "middle": 1,
                     *               "upper": 1
                     *             }
                     *           }
                     *         ],
                     *         "notes": [
                     *           "against"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuestionResult"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressQuestionsCsv: {
        parameters: {
            query?: {
                /** @example first */
                basis?: components["schemas"]["ResultsBasis"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileName": "text",
                     *       "type": "text",
                     *       "content": "Remembering something makes it easier to remember **again**."
                     *     }
                     */
                    "application/json": components["schemas"]["ResultsFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressLeaderboard: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ada",
                     *         "quizzesCompleted": 1,
                     *         "score": 8
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LeaderboardEntry"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalQuizzes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    regradeChangedKeys: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "questionId": 1,
                     *         "text": "What is the capital of Portugal?",
                     *         "changedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChangedKey"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    regradeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "text": "What is the capital of Portugal?",
                     *       "type": "single_choice",
                     *       "version": 1,
                     *       "key": [
                     *         "text"
                     *       ],
                     *       "asked": 1,
                     *       "regrades": [
                     *         {
                     *           "id": 1,
                     *           "version": 1,
                     *           "method": "new_key",
                     *           "takesPasses": false,
                     *           "state": "running",
                     *           "attempts": 1,
                     *           "seen": 1,
                     *           "changed": 1,
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "createdByName": "text",
                     *           "isUndoable": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegradedQuestion"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    regradePreview: {
        parameters: {
            query: {
                /** @example 1 */
                questionId: number;
                /** @example new_key */
                method: "new_key" | "either_key" | "full_credit";
                /** @example false */
                takesPasses: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "asked": 1,
                     *       "graded": 1,
                     *       "gains": 1,
                     *       "losses": 1,
                     *       "newPasses": 1,
                     *       "lostPasses": 1,
                     *       "spared": 1,
                     *       "incomparable": 1,
                     *       "learners": [
                     *         {
                     *           "attemptId": 1,
                     *           "name": "Ada",
                     *           "totalQuestions": 10,
                     *           "scoreBefore": 1,
                     *           "pointsBefore": 1,
                     *           "score": 8,
                     *           "points": 1,
                     *           "passedBefore": false,
                     *           "passed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegradePreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    regradeBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": 1,
                 *       "version": 1,
                 *       "method": "new_key",
                 *       "takesPasses": false,
                 *       "sendsMails": false
                 *     }
                 */
                "application/json": {
                    /** @description Id of the question */
                    questionId: number;
                } & components["schemas"]["RegradeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questionId": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Id of the question */
                        questionId: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    regradeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Regrade not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    qualityOwnReports: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "questionId": 1,
                     *         "kind": "wrong_key",
                     *         "note": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnReport"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "attempt-open";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    qualityReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": 1,
                 *       "kind": "wrong_key",
                 *       "note": "text"
                 *     }
                 */
                "application/json": {
                    /** @description Id of the question */
                    questionId: number;
                    /** @description Which of the forms it is */
                    kind: components["schemas"]["ReportKind"];
                    /** @description Your words about it */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questionId": 1,
                     *       "kind": "wrong_key",
                     *       "note": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "attempt-open";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    qualityPage: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
                /** @example wrong_key */
                about?: "wrong_key" | "second_key" | "guessed" | "drifted" | "unused_options" | "reported";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "preview": "text",
                     *         "type": "single_choice",
                     *         "timesAnswered": 1,
                     *         "findings": [
                     *           {
                     *             "kind": "wrong_key",
                     *             "certainty": "possible"
                     *           }
                     *         ],
                     *         "reports": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                        /** @description The beginning of the text, without Markdown */
                        preview: string;
                        /** @description Type of the question */
                        type: components["schemas"]["QuestionType"];
                        /** @description How often it was answered in graded attempts */
                        timesAnswered: number;
                        /** @description What its answers show */
                        findings: components["schemas"]["FindingMark"][];
                        /** @description How many learners reported it */
                        reports: number;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    qualityQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "text": "What is the capital of Portugal?",
                     *       "type": "single_choice",
                     *       "uses": [
                     *         {
                     *           "quizId": 1,
                     *           "title": "Capitals of Europe"
                     *         }
                     *       ],
                     *       "answers": 1,
                     *       "facility": 1,
                     *       "findings": [
                     *         {
                     *           "kind": "wrong_key",
                     *           "certainty": "possible",
                     *           "answer": "text",
                     *           "share": 1
                     *         }
                     *       ],
                     *       "given": [
                     *         {
                     *           "answer": "text",
                     *           "isCorrect": false,
                     *           "share": 1,
                     *           "advantage": 1
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "id": 1,
                     *           "kind": "wrong_key",
                     *           "note": "text",
                     *           "reportedAt": "2025-01-23T12:00:00.000Z",
                     *           "reporter": "text",
                     *           "settled": 1,
                     *           "fixed": 1
                     *         }
                     *       ],
                     *       "keptAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionQuality"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    qualityDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "fixed"
                 *     }
                 */
                "application/json": {
                    /** @description What was decided */
                    decision: components["schemas"]["Decision"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "decision": "fixed"
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                        /** @description What was decided */
                        decision: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stars": 1,
                     *       "remark": "text",
                     *       "mayGive": false,
                     *       "isAsked": false
                     *     }
                     */
                    "application/json": components["schemas"]["OwnStars"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsGive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stars": 1,
                 *       "remark": "text"
                 *     }
                 */
                "application/json": {
                    /** @description 1 is the worst, 5 the best */
                    stars: number;
                    /** @description A line for the author, who does not learn whose it is */
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stars": 1,
                     *       "remark": "text",
                     *       "mayGive": false,
                     *       "isAsked": false
                     *     }
                     */
                    "application/json": components["schemas"]["OwnStars"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stars": 1,
                     *       "remark": "text",
                     *       "mayGive": false,
                     *       "isAsked": false
                     *     }
                     */
                    "application/json": components["schemas"]["OwnStars"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "average": 1,
                     *       "distribution": [
                     *         {
                     *           "stars": 1,
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StarsSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsRemarks: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "stars": 1,
                     *         "remark": "text",
                     *         "state": "shown",
                     *         "givenOn": "2000-02-29"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Remark"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Remark not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsReported: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "stars": 1,
                     *         "remark": "text",
                     *         "state": "shown",
                     *         "givenOn": "2000-02-29",
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReportedRemark"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    starsDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "shown"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What administrators decide
                     * @enum {string}
                     */
                    state: "shown" | "hidden";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "stars": 1,
                     *       "remark": "text",
                     *       "state": "shown",
                     *       "givenOn": "2000-02-29"
                     *     }
                     */
                    "application/json": components["schemas"]["Remark"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Remark not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "joinCode": "text",
                     *         "isOpen": false,
                     *         "isMaker": false,
                     *         "members": 1,
                     *         "assignments": 1,
                     *         "createdAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClassRow"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomGradebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "class": {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "joinCode": "text",
                     *         "isOpen": false,
                     *         "isMaker": false,
                     *         "createdAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "members": [
                     *         {
                     *           "userId": 1,
                     *           "name": "Ada",
                     *           "email": "ada@example.com",
                     *           "isSuspended": false,
                     *           "joinedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "assignments": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "quizId": 1,
                     *           "series": {
                     *             "id": 1,
                     *             "quizzes": [
                     *               {
                     *                 "id": 1,
                     *                 "title": "Capitals of Europe",
                     *                 "language": "en"
                     *               }
                     *             ]
                     *           },
                     *           "note": "text",
                     *           "startsAt": "2025-01-23T12:00:00.000Z",
                     *           "dueAt": "2025-01-30T12:00:00.000Z",
                     *           "late": {
                     *             "policy": "marked"
                     *           },
                     *           "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "cells": [
                     *         {
                     *           "state": "done",
                     *           "mark": {
                     *             "percentage": 80,
                     *             "passed": false
                     *           },
                     *           "computed": {
                     *             "percentage": 80,
                     *             "beforeDeduction": 1
                     *           },
                     *           "result": {
                     *             "attemptId": 1,
                     *             "rule": "best",
                     *             "percentage": 80,
                     *             "beforeDeduction": 1,
                     *             "score": 8,
                     *             "points": 1,
                     *             "totalQuestions": 10,
                     *             "passed": false
                     *           },
                     *           "progress": {
                     *             "passed": 1,
                     *             "total": 1
                     *           },
                     *           "isOverridden": false,
                     *           "hasChanged": false,
                     *           "hasComment": false,
                     *           "userId": 1,
                     *           "assignmentId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Gradebook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Class not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomGradebookFile: {
        parameters: {
            query?: {
                /** @example csv */
                format?: components["schemas"]["GradebookFormat"];
            };
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileName": "text",
                     *       "type": "text",
                     *       "content": "Remembering something makes it easier to remember **again**."
                     *     }
                     */
                    "application/json": components["schemas"]["GradebookFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Class not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomMembers: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userId": 1,
                     *         "name": "Ada",
                     *         "email": "ada@example.com",
                     *         "isSuspended": false,
                     *         "joinedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClassMember"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Class not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomAssignments: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Assignment"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Class not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomAssign: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "text",
                 *       "startsAt": "2025-01-23T12:00:00.000Z",
                 *       "dueAt": "2025-01-30T12:00:00.000Z",
                 *       "late": {
                 *         "policy": "marked"
                 *       },
                 *       "cutOffAt": null,
                 *       "quizId": 1,
                 *       "seriesId": null
                 *     }
                 */
                "application/json": {
                    /** @description For the members; null clears it */
                    note?: string | null;
                    /**
                     * Format: date-time
                     * @description Attempts that begin earlier do not count
                     */
                    startsAt: string;
                    /** @description null for no due date */
                    dueAt: string | null;
                    /**
                     * @description What counts of work after the due date
                     * @default {
                     *       "policy": "marked"
                     *     }
                     */
                    late?: components["schemas"]["LateRuleInput"];
                    /**
                     * @description After it nothing counts; null for none
                     * @default null
                     */
                    cutOffAt?: string | null;
                    /** @description The quiz, unless a series is assigned */
                    quizId?: number | null;
                    /**
                     * @description The series, unless a quiz is assigned
                     * @default null
                     */
                    seriesId?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "language": "en",
                     *       "quizId": 1,
                     *       "series": {
                     *         "id": 1,
                     *         "quizzes": [
                     *           {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           }
                     *         ]
                     *       },
                     *       "note": "text",
                     *       "startsAt": "2025-01-23T12:00:00.000Z",
                     *       "dueAt": "2025-01-30T12:00:00.000Z",
                     *       "late": {
                     *         "policy": "marked"
                     *       },
                     *       "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Assignment not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomChangeAssignment: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "text",
                 *       "startsAt": "2025-01-23T12:00:00.000Z",
                 *       "dueAt": "2025-01-30T12:00:00.000Z",
                 *       "late": {
                 *         "policy": "marked"
                 *       },
                 *       "cutOffAt": "2025-01-23T12:00:00.000Z",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description For the members; null clears it */
                    note?: string | null;
                    /**
                     * Format: date-time
                     * @description Attempts that begin earlier do not count
                     */
                    startsAt?: string;
                    /** @description null for no due date */
                    dueAt?: string | null;
                    /** @description What counts of work after the due date */
                    late?: components["schemas"]["LateRuleInput"];
                    /** @description After it nothing counts; null for none */
                    cutOffAt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "language": "en",
                     *       "quizId": 1,
                     *       "series": {
                     *         "id": 1,
                     *         "quizzes": [
                     *           {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           }
                     *         ]
                     *       },
                     *       "note": "text",
                     *       "startsAt": "2025-01-23T12:00:00.000Z",
                     *       "dueAt": "2025-01-30T12:00:00.000Z",
                     *       "late": {
                     *         "policy": "marked"
                     *       },
                     *       "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Assignment not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomUnassign: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Assignment not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomChangeAssignmentPartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "text",
                 *       "startsAt": "2025-01-23T12:00:00.000Z",
                 *       "dueAt": "2025-01-30T12:00:00.000Z",
                 *       "late": {
                 *         "policy": "marked"
                 *       },
                 *       "cutOffAt": "2025-01-23T12:00:00.000Z",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description For the members; null clears it */
                    note?: string | null;
                    /**
                     * Format: date-time
                     * @description Attempts that begin earlier do not count
                     */
                    startsAt?: string;
                    /** @description null for no due date */
                    dueAt?: string | null;
                    /** @description What counts of work after the due date */
                    late?: components["schemas"]["LateRuleInput"];
                    /** @description After it nothing counts; null for none */
                    cutOffAt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "language": "en",
                     *       "quizId": 1,
                     *       "series": {
                     *         "id": 1,
                     *         "quizzes": [
                     *           {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           }
                     *         ]
                     *       },
                     *       "note": "text",
                     *       "startsAt": "2025-01-23T12:00:00.000Z",
                     *       "dueAt": "2025-01-30T12:00:00.000Z",
                     *       "late": {
                     *         "policy": "marked"
                     *       },
                     *       "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Assignment not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomCell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "mark": {
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "computed": {
                     *         "percentage": 80,
                     *         "beforeDeduction": 1
                     *       },
                     *       "result": {
                     *         "attemptId": 1,
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "beforeDeduction": 1,
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "progress": {
                     *         "passed": 1,
                     *         "total": 1
                     *       },
                     *       "isOverridden": false,
                     *       "hasChanged": false,
                     *       "hasComment": false,
                     *       "classId": 1,
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "assignment": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "remarks": {
                     *         "override": {
                     *           "reason": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         },
                     *         "comment": {
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "computedThen": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quizId": 1,
                     *           "endedAt": "2025-01-23T12:00:00.000Z",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "percentage": 80,
                     *           "beforeDeduction": 1,
                     *           "isLate": false,
                     *           "counts": false
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "percentage": 80,
                     *           "isPassed": false
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": 1,
                     *           "kind": "override",
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "byName": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CellDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomOverride: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percentage": 80,
                 *       "reason": "text",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The mark in percent, with at most one decimal */
                    percentage: number;
                    /** @description Why; the learner reads it */
                    reason: string;
                    /** @description `updatedAt` of the cell as it was loaded, null for one without; a newer one is not overwritten (409) */
                    loadedUpdatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "mark": {
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "computed": {
                     *         "percentage": 80,
                     *         "beforeDeduction": 1
                     *       },
                     *       "result": {
                     *         "attemptId": 1,
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "beforeDeduction": 1,
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "progress": {
                     *         "passed": 1,
                     *         "total": 1
                     *       },
                     *       "isOverridden": false,
                     *       "hasChanged": false,
                     *       "hasComment": false,
                     *       "classId": 1,
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "assignment": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "remarks": {
                     *         "override": {
                     *           "reason": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         },
                     *         "comment": {
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "computedThen": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quizId": 1,
                     *           "endedAt": "2025-01-23T12:00:00.000Z",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "percentage": 80,
                     *           "beforeDeduction": 1,
                     *           "isLate": false,
                     *           "counts": false
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "percentage": 80,
                     *           "isPassed": false
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": 1,
                     *           "kind": "override",
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "byName": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CellDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomTakeBack: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string | null;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "mark": {
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "computed": {
                     *         "percentage": 80,
                     *         "beforeDeduction": 1
                     *       },
                     *       "result": {
                     *         "attemptId": 1,
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "beforeDeduction": 1,
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "progress": {
                     *         "passed": 1,
                     *         "total": 1
                     *       },
                     *       "isOverridden": false,
                     *       "hasChanged": false,
                     *       "hasComment": false,
                     *       "classId": 1,
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "assignment": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "remarks": {
                     *         "override": {
                     *           "reason": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         },
                     *         "comment": {
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "computedThen": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quizId": 1,
                     *           "endedAt": "2025-01-23T12:00:00.000Z",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "percentage": 80,
                     *           "beforeDeduction": 1,
                     *           "isLate": false,
                     *           "counts": false
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "percentage": 80,
                     *           "isPassed": false
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": 1,
                     *           "kind": "override",
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "byName": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CellDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomComment: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The learner reads it */
                    text: string;
                    /** @description `updatedAt` of the cell as it was loaded, null for one without; a newer one is not overwritten (409) */
                    loadedUpdatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "mark": {
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "computed": {
                     *         "percentage": 80,
                     *         "beforeDeduction": 1
                     *       },
                     *       "result": {
                     *         "attemptId": 1,
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "beforeDeduction": 1,
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "progress": {
                     *         "passed": 1,
                     *         "total": 1
                     *       },
                     *       "isOverridden": false,
                     *       "hasChanged": false,
                     *       "hasComment": false,
                     *       "classId": 1,
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "assignment": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "remarks": {
                     *         "override": {
                     *           "reason": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         },
                     *         "comment": {
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "computedThen": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quizId": 1,
                     *           "endedAt": "2025-01-23T12:00:00.000Z",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "percentage": 80,
                     *           "beforeDeduction": 1,
                     *           "isLate": false,
                     *           "counts": false
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "percentage": 80,
                     *           "isPassed": false
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": 1,
                     *           "kind": "override",
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "byName": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CellDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomUncomment: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string | null;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                assignmentId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "mark": {
                     *         "percentage": 80,
                     *         "passed": false
                     *       },
                     *       "computed": {
                     *         "percentage": 80,
                     *         "beforeDeduction": 1
                     *       },
                     *       "result": {
                     *         "attemptId": 1,
                     *         "rule": "best",
                     *         "percentage": 80,
                     *         "beforeDeduction": 1,
                     *         "score": 8,
                     *         "points": 1,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "progress": {
                     *         "passed": 1,
                     *         "total": 1
                     *       },
                     *       "isOverridden": false,
                     *       "hasChanged": false,
                     *       "hasComment": false,
                     *       "classId": 1,
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "assignment": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "quizId": 1,
                     *         "series": {
                     *           "id": 1,
                     *           "quizzes": [
                     *             {
                     *               "id": 1,
                     *               "title": "Capitals of Europe",
                     *               "language": "en"
                     *             }
                     *           ]
                     *         },
                     *         "note": "text",
                     *         "startsAt": "2025-01-23T12:00:00.000Z",
                     *         "dueAt": "2025-01-30T12:00:00.000Z",
                     *         "late": {
                     *           "policy": "marked"
                     *         },
                     *         "cutOffAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "remarks": {
                     *         "override": {
                     *           "reason": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         },
                     *         "comment": {
                     *           "text": "What is the capital of Portugal?",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       },
                     *       "computedThen": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quizId": 1,
                     *           "endedAt": "2025-01-23T12:00:00.000Z",
                     *           "score": 8,
                     *           "points": 1,
                     *           "totalQuestions": 10,
                     *           "percentage": 80,
                     *           "beforeDeduction": 1,
                     *           "isLate": false,
                     *           "counts": false
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "percentage": 80,
                     *           "isPassed": false
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": 1,
                     *           "kind": "override",
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "byName": "text",
                     *           "percentage": 80,
                     *           "text": "What is the capital of Portugal?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CellDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomExceptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "given": [
                     *         {
                     *           "extraTimePercent": 25,
                     *           "extraAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           },
                     *           "byName": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "startsAt": "2025-01-23T12:00:00.000Z",
                     *           "timeLimitMinutes": 1,
                     *           "extraTimePercent": 25,
                     *           "attempts": 1,
                     *           "maxAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "waitsUntil": "2025-01-23T12:00:00.000Z",
                     *           "exceptions": [
                     *             {
                     *               "extraTimePercent": 25,
                     *               "extraAttempts": 1,
                     *               "closesAt": "2025-01-23T12:00:00.000Z",
                     *               "source": "class"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberExceptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Member not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomSetException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizId": 1,
                 *       "extraTimePercent": 25,
                 *       "extraAttempts": 0,
                 *       "closesAt": null
                 *     }
                 */
                "application/json": {
                    /** @description A quiz that is assigned in the class, also in a series; null for all of them */
                    quizId: number | null;
                    /**
                     * @description Extra time, percent
                     * @default 0
                     */
                    extraTimePercent?: number;
                    /**
                     * @description Attempts beyond those that the quiz allows; not for all quizzes
                     * @default 0
                     */
                    extraAttempts?: number;
                    /**
                     * @description A later closing date; null for none; not for all quizzes
                     * @default null
                     */
                    closesAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "given": [
                     *         {
                     *           "extraTimePercent": 25,
                     *           "extraAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           },
                     *           "byName": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "startsAt": "2025-01-23T12:00:00.000Z",
                     *           "timeLimitMinutes": 1,
                     *           "extraTimePercent": 25,
                     *           "attempts": 1,
                     *           "maxAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "waitsUntil": "2025-01-23T12:00:00.000Z",
                     *           "exceptions": [
                     *             {
                     *               "extraTimePercent": 25,
                     *               "extraAttempts": 1,
                     *               "closesAt": "2025-01-23T12:00:00.000Z",
                     *               "source": "class"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberExceptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomRemoveException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                userId: number;
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "given": [
                     *         {
                     *           "extraTimePercent": 25,
                     *           "extraAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           },
                     *           "byName": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "startsAt": "2025-01-23T12:00:00.000Z",
                     *           "timeLimitMinutes": 1,
                     *           "extraTimePercent": 25,
                     *           "attempts": 1,
                     *           "maxAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "waitsUntil": "2025-01-23T12:00:00.000Z",
                     *           "exceptions": [
                     *             {
                     *               "extraTimePercent": 25,
                     *               "extraAttempts": 1,
                     *               "closesAt": "2025-01-23T12:00:00.000Z",
                     *               "source": "class"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberExceptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Exception not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    classroomEndWait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                classId: number;
                /** @example 1 */
                userId: number;
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "userId": 1,
                     *         "name": "Ada"
                     *       },
                     *       "given": [
                     *         {
                     *           "extraTimePercent": 25,
                     *           "extraAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe",
                     *             "language": "en"
                     *           },
                     *           "byName": "text",
                     *           "at": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "startsAt": "2025-01-23T12:00:00.000Z",
                     *           "timeLimitMinutes": 1,
                     *           "extraTimePercent": 25,
                     *           "attempts": 1,
                     *           "maxAttempts": 1,
                     *           "closesAt": "2025-01-23T12:00:00.000Z",
                     *           "waitsUntil": "2025-01-23T12:00:00.000Z",
                     *           "exceptions": [
                     *             {
                     *               "extraTimePercent": 25,
                     *               "extraAttempts": 1,
                     *               "closesAt": "2025-01-23T12:00:00.000Z",
                     *               "source": "class"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberExceptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationImportPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "dryRun": false
                 *     }
                 */
                "application/json": components["schemas"]["PeopleFile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": {
                     *         "invited": 1,
                     *         "exists": 1,
                     *         "invalid": 1
                     *       },
                     *       "rows": [
                     *         {
                     *           "line": 1,
                     *           "status": "invited",
                     *           "email": "ada@example.com",
                     *           "name": "Ada",
                     *           "username": "ada_l",
                     *           "className": "text",
                     *           "language": "en",
                     *           "problems": [
                     *             "no_email"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PeopleReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationPending: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 50 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "username": "ada_l",
                     *         "displayName": "Ada",
                     *         "email": "ada@example.com",
                     *         "preferredLanguage": "en",
                     *         "sentAt": "2025-01-23T12:00:00.000Z",
                     *         "expiresAt": "2025-01-23T12:00:00.000Z",
                     *         "isExpired": false,
                     *         "isSuspended": false,
                     *         "invitedBy": "text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                        /** @description The username: letters, digits and underscores */
                        username: string;
                        /** @description The name that people see; null if not given */
                        displayName: string | null;
                        /** @description An email address */
                        email: string;
                        /** @description ISO 639-1 code */
                        preferredLanguage: string;
                        /**
                         * Format: date-time
                         * @description When the last mail was sent
                         */
                        sentAt: string;
                        /**
                         * Format: date-time
                         * @description Until when the last link works
                         */
                        expiresAt: string;
                        /** @description Whether that is over */
                        isExpired: boolean;
                        /** @description Whether the account is suspended */
                        isSuspended: boolean;
                        /** @description Name of the administrator; null for an erased account */
                        invitedBy: string | null;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids of what was created, in the order of the request */
                    ids: components["schemas"]["ManyIds"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "outcome": "done"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids of what was created, in the order of the request */
                    ids: components["schemas"]["ManyIds"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "outcome": "done"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What the series leads to, in Markdown */
                    description?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description The category that it is in */
                    categoryId?: number;
                    /** @description A cover: an address by https, or the path of an uploaded picture */
                    imageUrl?: ("" | string) | null;
                    /** @description For whom it is */
                    difficulty?: components["schemas"]["LearningLevel"];
                    /** @description In words; null shows the sum of the quizzes’ time limits */
                    estimatedDuration?: string | null;
                    /** @description What to know before, an entry a line */
                    prerequisites?: (string | string[]) | null;
                    /** @description What one knows after, an entry a line */
                    learningOutcomes?: (string | string[]) | null;
                    /** @description Learners see active series alone */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What the series leads to, in Markdown */
                    description?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description The category that it is in */
                    categoryId?: number;
                    /** @description A cover: an address by https, or the path of an uploaded picture */
                    imageUrl?: ("" | string) | null;
                    /** @description For whom it is */
                    difficulty?: components["schemas"]["LearningLevel"];
                    /** @description In words; null shows the sum of the quizzes’ time limits */
                    estimatedDuration?: string | null;
                    /** @description What to know before, an entry a line */
                    prerequisites?: (string | string[]) | null;
                    /** @description What one knows after, an entry a line */
                    learningOutcomes?: (string | string[]) | null;
                    /** @description Learners see active series alone */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogGetForAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "language": "en",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "language": "en",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": 1,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": 1,
                 *       "slug": "why-being-tested-helps-you-learn",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The heading */
                    title?: string;
                    /** @description What lists show of it */
                    excerpt?: string;
                    /** @description The post, in Markdown */
                    content?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description A picture for its head: an address by https, or the path of an uploaded one */
                    featuredImage?: ("" | string) | null;
                    /** @description What the picture shows, for readers who do not see it */
                    featuredImageAlt?: string | null;
                    /** @description A category that it belongs to */
                    categoryId?: number | null;
                    /** @description Words to find it by */
                    tags?: string[] | null;
                    /** @description Readers see published posts alone */
                    status?: components["schemas"]["PostStatus"];
                    /** @description The title for search engines; null makes it of the title */
                    metaTitle?: string | null;
                    /** @description The description for search engines; null makes it of the excerpt */
                    metaDescription?: string | null;
                    /** @description null makes it of the content */
                    readingTimeMinutes?: number | null;
                    /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
                    slug?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "language": "en",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        /** @description What happened, for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "language": "en",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": 1,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": 1,
                 *       "slug": "why-being-tested-helps-you-learn",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The heading */
                    title?: string;
                    /** @description What lists show of it */
                    excerpt?: string;
                    /** @description The post, in Markdown */
                    content?: string;
                    /** @description The language that it is written in, by its ISO 639 code */
                    language?: string;
                    /** @description A picture for its head: an address by https, or the path of an uploaded one */
                    featuredImage?: ("" | string) | null;
                    /** @description What the picture shows, for readers who do not see it */
                    featuredImageAlt?: string | null;
                    /** @description A category that it belongs to */
                    categoryId?: number | null;
                    /** @description Words to find it by */
                    tags?: string[] | null;
                    /** @description Readers see published posts alone */
                    status?: components["schemas"]["PostStatus"];
                    /** @description The title for search engines; null makes it of the title */
                    metaTitle?: string | null;
                    /** @description The description for search engines; null makes it of the excerpt */
                    metaDescription?: string | null;
                    /** @description null makes it of the content */
                    readingTimeMinutes?: number | null;
                    /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
                    slug?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "language": "en",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogListForAuthor: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "excerpt": "Remembering something makes it easier to remember again.",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "language": "en",
                     *         "featuredImage": "text",
                     *         "featuredImageAlt": "text",
                     *         "authorId": 1,
                     *         "authorName": "text",
                     *         "categoryId": 1,
                     *         "tags": [
                     *           "text"
                     *         ],
                     *         "metaTitle": "text",
                     *         "metaDescription": "text",
                     *         "status": "draft",
                     *         "publishedAt": "2025-01-23T12:00:00.000Z",
                     *         "readingTimeMinutes": 1,
                     *         "viewCount": 1,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PostForAuthor"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "language": "en",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": null,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": null,
                 *       "slug": "why-being-tested-helps-you-learn"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "language": "en",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "role": "Student",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "rating": 5,
                     *         "createdAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialSubmit: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "role": "Student",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["NewTestimonial"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnTestimonial"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending",
                     *       "userId": 1,
                     *       "username": "ada_l",
                     *       "approvedAt": "2025-01-23T12:00:00.000Z",
                     *       "approvedBy": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedByName": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TestimonialForReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Testimonial not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialDecide: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The status
                     * @enum {string}
                     */
                    status: "approved" | "rejected";
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending",
                     *       "userId": 1,
                     *       "username": "ada_l",
                     *       "approvedAt": "2025-01-23T12:00:00.000Z",
                     *       "approvedBy": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedByName": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TestimonialForReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Testimonial not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactSend: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "email": "ada@example.com",
                 *       "subject": "A question about my result",
                 *       "category": "general",
                 *       "message": "Your result has arrived, thank you.",
                 *       "website": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "reference": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The `Idempotency-Key` came with another input before */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    contactList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
                /** @example new */
                status?: components["schemas"]["ContactStatus"];
                /** @example text */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "userId": 1,
                     *         "name": "Ada",
                     *         "email": "ada@example.com",
                     *         "subject": "A question about my result",
                     *         "category": "general",
                     *         "message": "Your result has arrived, thank you.",
                     *         "status": "new",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "answerDueAt": "2025-01-23T12:00:00.000Z",
                     *         "repliedAt": "2025-01-23T12:00:00.000Z",
                     *         "resolvedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "userId": 1,
                     *       "name": "Ada",
                     *       "email": "ada@example.com",
                     *       "subject": "A question about my result",
                     *       "category": "general",
                     *       "message": "Your result has arrived, thank you.",
                     *       "status": "new",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "answerDueAt": "2025-01-23T12:00:00.000Z",
                     *       "repliedAt": "2025-01-23T12:00:00.000Z",
                     *       "resolvedAt": "2025-01-23T12:00:00.000Z",
                     *       "notes": "text",
                     *       "replies": [
                     *         {
                     *           "id": 1,
                     *           "author": "text",
                     *           "text": "What is the capital of Portugal?",
                     *           "sentAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactThread"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Message not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "new"
                 *     }
                 */
                "application/json": {
                    /** @description The status */
                    status: components["schemas"]["ContactStatus"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "userId": 1,
                     *       "name": "Ada",
                     *       "email": "ada@example.com",
                     *       "subject": "A question about my result",
                     *       "category": "general",
                     *       "message": "Your result has arrived, thank you.",
                     *       "status": "new",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "answerDueAt": "2025-01-23T12:00:00.000Z",
                     *       "repliedAt": "2025-01-23T12:00:00.000Z",
                     *       "resolvedAt": "2025-01-23T12:00:00.000Z",
                     *       "notes": "text",
                     *       "replies": [
                     *         {
                     *           "id": 1,
                     *           "author": "text",
                     *           "text": "What is the capital of Portugal?",
                     *           "sentAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactThread"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Message not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactReply: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "resolves": true
                 *     }
                 */
                "application/json": {
                    /** @description The text, Markdown */
                    text: string;
                    /**
                     * @description Whether the message is resolved by it
                     * @default true
                     */
                    resolves?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "userId": 1,
                     *       "name": "Ada",
                     *       "email": "ada@example.com",
                     *       "subject": "A question about my result",
                     *       "category": "general",
                     *       "message": "Your result has arrived, thank you.",
                     *       "status": "new",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "answerDueAt": "2025-01-23T12:00:00.000Z",
                     *       "repliedAt": "2025-01-23T12:00:00.000Z",
                     *       "resolvedAt": "2025-01-23T12:00:00.000Z",
                     *       "notes": "text",
                     *       "replies": [
                     *         {
                     *           "id": 1,
                     *           "author": "text",
                     *           "text": "What is the capital of Portugal?",
                     *           "sentAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactThread"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Message not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactSaveNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notes": "text",
                 *       "before": "text"
                 *     }
                 */
                "application/json": {
                    /** @description The notes; empty for none */
                    notes: string;
                    /** @description The notes that were read; if others are stored by now, nothing is changed */
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "userId": 1,
                     *       "name": "Ada",
                     *       "email": "ada@example.com",
                     *       "subject": "A question about my result",
                     *       "category": "general",
                     *       "message": "Your result has arrived, thank you.",
                     *       "status": "new",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "answerDueAt": "2025-01-23T12:00:00.000Z",
                     *       "repliedAt": "2025-01-23T12:00:00.000Z",
                     *       "resolvedAt": "2025-01-23T12:00:00.000Z",
                     *       "notes": "text",
                     *       "replies": [
                     *         {
                     *           "id": 1,
                     *           "author": "text",
                     *           "text": "What is the capital of Portugal?",
                     *           "sentAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactThread"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Message not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    settingAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siteName": "Night School",
                     *       "logo": "/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a-480x480.webp",
                     *       "contactEmail": "office@example.com",
                     *       "languages": [
                     *         "de",
                     *         "en"
                     *       ],
                     *       "registration": "open",
                     *       "registrationDomains": [
                     *         "school.example"
                     *       ],
                     *       "passwordMinimum": 6,
                     *       "secondFactorRoles": [
                     *         "administrator"
                     *       ],
                     *       "quizRules": {
                     *         "passMarkPercent": 1,
                     *         "cooldownHours": {
                     *           "passed": 1,
                     *           "failed": 1
                     *         },
                     *         "maxAttempts": 1,
                     *         "countedAttempt": "best",
                     *         "shuffleQuestions": false,
                     *         "shuffleOptions": false,
                     *         "oneWay": false,
                     *         "untimed": false,
                     *         "partialCredit": false,
                     *         "wrongAnswerPenaltyPercent": 0,
                     *         "questionSeconds": null,
                     *         "layout": "one",
                     *         "feedback": {
                     *           "atOnce": null,
                     *           "atEnd": "score",
                     *           "afterClosing": "score"
                     *         }
                     *       },
                     *       "deletionGraceDays": 7,
                     *       "restoreDays": 1,
                     *       "auditRetentionDays": 30,
                     *       "fixed": [
                     *         {
                     *           "name": "Ada",
                     *           "variable": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SettingsForAdmin"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    settingChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "siteName": "Night School",
                 *       "logo": "/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a-480x480.webp",
                 *       "contactEmail": "office@example.com",
                 *       "languages": [
                 *         "de",
                 *         "en"
                 *       ],
                 *       "registration": "open",
                 *       "registrationDomains": [
                 *         "school.example"
                 *       ],
                 *       "passwordMinimum": 6,
                 *       "secondFactorRoles": [
                 *         "administrator"
                 *       ],
                 *       "quizRules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "deletionGraceDays": 7,
                 *       "restoreDays": 1,
                 *       "auditRetentionDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["SettingChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siteName": "Night School",
                     *       "logo": "/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a-480x480.webp",
                     *       "contactEmail": "office@example.com",
                     *       "languages": [
                     *         "de",
                     *         "en"
                     *       ],
                     *       "registration": "open",
                     *       "registrationDomains": [
                     *         "school.example"
                     *       ],
                     *       "passwordMinimum": 6,
                     *       "secondFactorRoles": [
                     *         "administrator"
                     *       ],
                     *       "quizRules": {
                     *         "passMarkPercent": 1,
                     *         "cooldownHours": {
                     *           "passed": 1,
                     *           "failed": 1
                     *         },
                     *         "maxAttempts": 1,
                     *         "countedAttempt": "best",
                     *         "shuffleQuestions": false,
                     *         "shuffleOptions": false,
                     *         "oneWay": false,
                     *         "untimed": false,
                     *         "partialCredit": false,
                     *         "wrongAnswerPenaltyPercent": 0,
                     *         "questionSeconds": null,
                     *         "layout": "one",
                     *         "feedback": {
                     *           "atOnce": null,
                     *           "atEnd": "score",
                     *           "afterClosing": "score"
                     *         }
                     *       },
                     *       "deletionGraceDays": 7,
                     *       "restoreDays": 1,
                     *       "auditRetentionDays": 30,
                     *       "fixed": [
                     *         {
                     *           "name": "Ada",
                     *           "variable": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SettingsForAdmin"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    settingChangePartly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "siteName": "Night School",
                 *       "logo": "/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a-480x480.webp",
                 *       "contactEmail": "office@example.com",
                 *       "languages": [
                 *         "de",
                 *         "en"
                 *       ],
                 *       "registration": "open",
                 *       "registrationDomains": [
                 *         "school.example"
                 *       ],
                 *       "passwordMinimum": 6,
                 *       "secondFactorRoles": [
                 *         "administrator"
                 *       ],
                 *       "quizRules": {
                 *         "passMarkPercent": 1,
                 *         "cooldownHours": {
                 *           "passed": 1,
                 *           "failed": 1
                 *         },
                 *         "maxAttempts": 1,
                 *         "countedAttempt": "best",
                 *         "shuffleQuestions": false,
                 *         "shuffleOptions": false,
                 *         "oneWay": false,
                 *         "untimed": false,
                 *         "partialCredit": false,
                 *         "wrongAnswerPenaltyPercent": 0,
                 *         "questionSeconds": null,
                 *         "layout": "one",
                 *         "feedback": {
                 *           "atOnce": null,
                 *           "atEnd": "score",
                 *           "afterClosing": "score"
                 *         }
                 *       },
                 *       "deletionGraceDays": 7,
                 *       "restoreDays": 1,
                 *       "auditRetentionDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["SettingChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siteName": "Night School",
                     *       "logo": "/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a-480x480.webp",
                     *       "contactEmail": "office@example.com",
                     *       "languages": [
                     *         "de",
                     *         "en"
                     *       ],
                     *       "registration": "open",
                     *       "registrationDomains": [
                     *         "school.example"
                     *       ],
                     *       "passwordMinimum": 6,
                     *       "secondFactorRoles": [
                     *         "administrator"
                     *       ],
                     *       "quizRules": {
                     *         "passMarkPercent": 1,
                     *         "cooldownHours": {
                     *           "passed": 1,
                     *           "failed": 1
                     *         },
                     *         "maxAttempts": 1,
                     *         "countedAttempt": "best",
                     *         "shuffleQuestions": false,
                     *         "shuffleOptions": false,
                     *         "oneWay": false,
                     *         "untimed": false,
                     *         "partialCredit": false,
                     *         "wrongAnswerPenaltyPercent": 0,
                     *         "questionSeconds": null,
                     *         "layout": "one",
                     *         "feedback": {
                     *           "atOnce": null,
                     *           "atEnd": "score",
                     *           "afterClosing": "score"
                     *         }
                     *       },
                     *       "deletionGraceDays": 7,
                     *       "restoreDays": 1,
                     *       "auditRetentionDays": 30,
                     *       "fixed": [
                     *         {
                     *           "name": "Ada",
                     *           "variable": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SettingsForAdmin"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditPage: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 25 */
                perPage?: number;
                /** @example text */
                who?: string;
                /** @example categories */
                kind?: components["schemas"]["AuditKind"];
                /** @example created */
                action?: components["schemas"]["AuditAction"];
                /** @example 1 */
                rowId?: number;
                /** @example 2000-02-29 */
                from?: string;
                /** @example 2000-02-29 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "at": "2025-01-23T12:00:00.000Z",
                     *           "actorId": 1,
                     *           "actorName": "text",
                     *           "call": "text",
                     *           "requestId": "3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10",
                     *           "kind": "categories",
                     *           "rowId": 1,
                     *           "label": "text",
                     *           "action": "created",
                     *           "before": {},
                     *           "after": {}
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "pageSize": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizBulkUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quizData": {
                 *         "title": "Capitals of Europe",
                 *         "description": "Twenty questions on the capitals of Europe.",
                 *         "language": "en",
                 *         "categoryId": 1,
                 *         "subCategoryId": 1,
                 *         "timeLimit": 30,
                 *         "status": "active",
                 *         "questionsPerAttempt": 10,
                 *         "imageUrl": "https://example.com/lisbon.jpg",
                 *         "difficultyOverride": "beginner",
                 *         "rules": {
                 *           "passMarkPercent": 1,
                 *           "cooldownHours": {
                 *             "passed": 1,
                 *             "failed": 1
                 *           },
                 *           "maxAttempts": 1,
                 *           "countedAttempt": "best",
                 *           "shuffleQuestions": false,
                 *           "shuffleOptions": false,
                 *           "oneWay": false,
                 *           "untimed": false,
                 *           "partialCredit": false,
                 *           "wrongAnswerPenaltyPercent": 0,
                 *           "questionSeconds": null,
                 *           "layout": "one",
                 *           "feedback": {
                 *             "atOnce": null,
                 *             "atEnd": "score",
                 *             "afterClosing": "score"
                 *           }
                 *         },
                 *         "opensAt": "2025-01-23T12:00:00.000Z",
                 *         "closesAt": "2025-01-23T12:00:00.000Z",
                 *         "accessCode": "text",
                 *         "isListed": false
                 *       },
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": 1,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "targets": [
                 *             "text"
                 *           ],
                 *           "gaps": [
                 *             {
                 *               "kind": "text",
                 *               "answers": [
                 *                 "text"
                 *               ],
                 *               "caseSensitive": false,
                 *               "tolerance": null
                 *             }
                 *           ],
                 *           "pinnedOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": 1,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ],
                 *       "removedIds": [
                 *         1
                 *       ],
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description Fields of the quiz that change */
                    quizData?: components["schemas"]["QuizChanges"];
                    /** @description With an id: changed, where it names fields. Without: added. Stored questions that are not named stay, in their places */
                    questions?: components["schemas"]["QuestionEntry"][];
                    /**
                     * @description Questions of the quiz to delete
                     * @default []
                     */
                    removedIds?: number[];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "updatedQuestions": 1,
                     *       "createdQuestions": 1,
                     *       "removedQuestions": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QuizSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptRetakeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quizId": 1,
                     *       "action": "start",
                     *       "canRetake": false,
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *       "lastAttempt": {
                     *         "id": 1,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "points": 1,
                     *         "passed": false
                     *       },
                     *       "openAttemptId": 1,
                     *       "bestScore": 1,
                     *       "mastered": false,
                     *       "extraTimePercent": 25,
                     *       "closesAt": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetakeStatus"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptRandom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attemptId": 1,
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description null: a preview */
                        attemptId: number | null;
                        /** @description When the attempt ends, ISO 8601 in UTC; later answers are not counted */
                        deadline: string | null;
                        /** @description The questions, in order */
                        questions: components["schemas"]["PaperQuestionForTaker"][];
                    };
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "language": "en",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "points": 1,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AttemptSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptGetOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "lockHours": 1,
                     *       "untimed": false,
                     *       "partialCredit": true,
                     *       "wrongAnswerPenaltyPercent": 1,
                     *       "oneWay": false,
                     *       "reached": 1,
                     *       "layout": "one",
                     *       "questionSeconds": 1,
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "atOnce": "marks",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ],
                     *           "targets": [
                     *             "text"
                     *           ],
                     *           "gaps": [
                     *             {
                     *               "kind": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "attempt-over";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSaveAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attemptId": 1,
                 *       "questionId": 1,
                 *       "selectedOption": -1,
                 *       "selectedOptions": [
                 *         1
                 *       ],
                 *       "answerText": "text",
                 *       "flagged": false
                 *     }
                 */
                "application/json": components["schemas"]["AttemptRef"] & components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "reached": 1,
                     *       "refused": [
                     *         1
                     *       ],
                     *       "questionEndsAt": "2025-01-23T12:00:00.000Z",
                     *       "checked": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "credit": 1,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "regraded": {
                     *             "method": "new_key",
                     *             "wasCorrect": false,
                     *             "creditBefore": 1
                     *           },
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "targets": [
                     *               "text"
                     *             ],
                     *             "gaps": [
                     *               {
                     *                 "kind": "text",
                     *                 "options": [
                     *                   "Porto",
                     *                   "Lisbon",
                     *                   "Faro",
                     *                   "Braga"
                     *                 ]
                     *               }
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "gapKeys": [
                     *               {
                     *                 "kind": "text",
                     *                 "answers": [
                     *                   "text"
                     *                 ],
                     *                 "caseSensitive": false,
                     *                 "tolerance": null
                     *               }
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ],
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "attempt-over";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizId": 1,
                 *       "userId": 1,
                 *       "score": 8,
                 *       "totalQuestions": 10,
                 *       "timeTaken": 1,
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ],
                 *       "passed": false
                 *     }
                 */
                "application/json": components["schemas"]["SelfReport"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quizId": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "language": "en",
                     *         "isOpen": false
                     *       },
                     *       "status": "submitted",
                     *       "selfReported": false,
                     *       "score": 8,
                     *       "totalQuestions": 10,
                     *       "points": 1,
                     *       "percentage": 80,
                     *       "passed": false,
                     *       "passScore": 1,
                     *       "passMarkPercent": 1,
                     *       "endedBy": "learner",
                     *       "timeTaken": 1,
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "completedAt": "2025-01-23T12:00:00.000Z",
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `cooldown` or `locked` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "conflict" | "cooldown" | "locked";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "display_name": "Capitals, step by step",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "language": "en",
                     *         "category_id": 1,
                     *         "category_name": "World geography",
                     *         "image_url": "text",
                     *         "difficulty": "beginner",
                     *         "estimated_duration": "text",
                     *         "prerequisites": [
                     *           "text"
                     *         ],
                     *         "learning_outcomes": [
                     *           "text"
                     *         ],
                     *         "status": "active",
                     *         "quiz_count": 1,
                     *         "created_at": "2025-01-23T12:00:00.000Z",
                     *         "updated_at": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SeriesOnWire"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "language": "en",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewSeries"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesListOfCategory: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                categoryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "display_name": "Capitals, step by step",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "language": "en",
                     *         "category_id": 1,
                     *         "category_name": "World geography",
                     *         "image_url": "text",
                     *         "difficulty": "beginner",
                     *         "estimated_duration": "text",
                     *         "prerequisites": [
                     *           "text"
                     *         ],
                     *         "learning_outcomes": [
                     *           "text"
                     *         ],
                     *         "status": "active",
                     *         "quiz_count": 1,
                     *         "created_at": "2025-01-23T12:00:00.000Z",
                     *         "updated_at": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SeriesOnWire"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesArrange: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizIds": [
                 *         1
                 *       ],
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description Ids of all quizzes of the series, in order */
                    quizIds: number[];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "language": "en",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "language": "en",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /**
                         * @description Which of them it is
                         * @enum {unknown}
                         */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe",
                     *         "excerpt": "Remembering something makes it easier to remember again.",
                     *         "featuredImage": "text",
                     *         "publishedAt": "2025-01-23T12:00:00.000Z",
                     *         "readingTimeMinutes": 1,
                     *         "viewCount": 1,
                     *         "tags": [
                     *           "text"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Its id */
                        id: number;
                        /** @description The last part of the post’s address */
                        slug: string;
                        /** @description The title */
                        title: string;
                        /** @description What lists show of the post */
                        excerpt: string;
                        /** @description Address of a picture: https, or the path of an uploaded one; null without one */
                        featuredImage: string | null;
                        /**
                         * Format: date-time
                         * @description When it was first published, ISO 8601 in UTC; null before
                         */
                        publishedAt: string;
                        /** @description Minutes that reading it takes */
                        readingTimeMinutes: number;
                        /** @description How often it was read */
                        viewCount: number;
                        /** @description Words to find it by */
                        tags: string[];
                    }[];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example why-being-tested-helps-you-learn */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "title": "Capitals of Europe",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "language": "en",
                     *       "featuredImage": "text",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "featuredImageAlt": "text",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "categoryName": "World geography",
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "older": {
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       },
                     *       "newer": {
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe",
                     *         "language": "en"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialListForReview: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "role": "Student",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "rating": 5,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "status": "pending",
                     *         "userId": 1,
                     *         "username": "ada_l",
                     *         "approvedAt": "2025-01-23T12:00:00.000Z",
                     *         "approvedBy": 1,
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedByName": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TestimonialForReview"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
