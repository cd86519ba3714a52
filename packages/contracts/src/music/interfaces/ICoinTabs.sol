// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Tabs from which a listener pays for plays without a transaction for each
/// @notice A listener deposits an artist's token for one keeper, the server that plays the songs. A key in the listener's page signs
/// vouchers, each of which lists all that was played since the last settlement. The keeper settles the last voucher of many tabs at once,
/// and the payees of each song are paid. What is not spent goes back to the listener.
/// @dev Invariants: tokens leave only to the payees of songs in the tab's token by the account that created this token, or to the
/// tab's listener; of each tab what was settled and what came back is at most what was deposited; a key never pays more than it signed,
/// and an added key never more than its cap; a voucher is settled once; only the keeper settles, otherwise a listener could
/// settle an old voucher and thereby void the last one; a bad item of a batch changes nothing and stops no other; there is no owner.
/// A payee that is this contract loses its share.
interface ICoinTabs {
    /// @notice The terms of a tab. Their hash is its id.
    /// @param listener The account that deposits, and gets back what is not spent.
    /// @param keeper The account that settles.
    /// @param token An artist's token.
    /// @param key The account whose signature makes a voucher valid.
    /// @param expires The time from which nothing can be deposited, in seconds since 1970. The keeper has the notice to settle after it.
    /// @param notice The seconds between the listener's closing and the return of the rest.
    /// @param salt A random number, so that no two tabs are alike, on any chain.
    struct Terms {
        address listener;
        address keeper;
        address token;
        address key;
        uint40 expires;
        uint32 notice;
        bytes32 salt;
    }

    /// @notice The state of a tab.
    /// @param deposited The amount that was deposited; after the tab is closed, the amount that was settled.
    /// @param settled The amount that songs were paid.
    /// @param closesAt The time from which nothing can be settled, in seconds since 1970; 0 until the listener closes it, 1 once the rest
    /// is returned.
    /// @param round The number of settlements of the terms' key.
    struct Tab {
        uint96 deposited;
        uint96 settled;
        uint40 closesAt;
        uint24 round;
    }

    /// @notice A further key of a tab.
    /// @param cap The amount that it may spend in all; 0 if it is no key of the tab.
    /// @param spent The amount that was settled of its vouchers.
    /// @param round The number of settlements of its vouchers.
    struct Key {
        uint96 cap;
        uint96 spent;
        uint24 round;
    }

    /// @notice The plays of one song since the last settlement.
    /// @param songId The song.
    /// @param plays The number of plays that began.
    /// @param amount The price of what was heard, more than 0.
    struct Line {
        bytes32 songId;
        uint32 plays;
        uint96 amount;
    }

    /// @notice A voucher to settle, which is the EIP-712 message `Voucher(bytes32 tabId,uint24 round,Line[] lines)` with its signature.
    /// @param terms The terms of the tab.
    /// @param round The round of the signing key that the voucher is for.
    /// @param lines The songs, 1 to 32.
    /// @param signature The signature of the terms' key or of an added key, 65 bytes.
    struct Settlement {
        Terms terms;
        uint24 round;
        Line[] lines;
        bytes signature;
    }

    /// @notice The reason why an item of a batch was skipped.
    enum Reason {
        None,
        NotTheKeeper,
        BadLines,
        NotOpen,
        BadSignature,
        OtherRound,
        Overdrawn,
        OtherSong
    }

    /// @notice A tab was opened.
    /// @param tabId The hash of the terms.
    /// @param listener The listener.
    /// @param token The artist's token.
    /// @param terms The terms.
    /// @param amount The amount that was deposited.
    event Opened(bytes32 indexed tabId, address indexed listener, address indexed token, Terms terms, uint256 amount);

    /// @notice More was deposited.
    /// @param tabId The tab.
    /// @param listener The listener.
    /// @param token The artist's token.
    /// @param amount The amount that was added.
    event ToppedUp(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 amount);

    /// @notice A further key can sign vouchers, or can spend more from now on.
    /// @param tabId The tab.
    /// @param key The key.
    /// @param cap The amount that it may spend in all.
    event KeyAdded(bytes32 indexed tabId, address indexed key, uint256 cap);

    /// @notice A listener paid for plays of a song.
    /// @param songId The song.
    /// @param listener The listener.
    /// @param tabId The tab.
    /// @param token The artist's token.
    /// @param plays The number of plays that began since the last settlement.
    /// @param amount The amount that the song earned.
    event Charged(
        bytes32 indexed songId,
        address indexed listener,
        bytes32 indexed tabId,
        address token,
        uint256 plays,
        uint256 amount
    );

    /// @notice An item of a batch was skipped.
    /// @param tabId The tab.
    /// @param reason The reason.
    event Skipped(bytes32 indexed tabId, Reason reason);

    /// @notice A transfer to a payee failed, so this share is added to the next payment of the song.
    /// @param songId The song.
    /// @param payee The payee.
    /// @param amount The share.
    event ShareUnpaid(bytes32 indexed songId, address indexed payee, uint256 amount);

    /// @notice The listener asked for the rest.
    /// @param tabId The tab.
    /// @param listener The listener.
    /// @param token The artist's token.
    /// @param closesAt The time from which the rest is returned, in seconds since 1970.
    event Closing(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 closesAt);

    /// @notice The rest was returned and the tab is closed.
    /// @param tabId The tab.
    /// @param listener The listener.
    /// @param token The artist's token.
    /// @param amount The amount that the listener got back.
    event Closed(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 amount);

    /// @notice The caller is not the tab's listener.
    /// @param caller The caller.
    error NotTheListener(address caller);
    /// @notice The keeper is the zero address.
    error NoKeeper();
    /// @notice A key cannot be the zero address or the keeper, and an added key cannot be the terms' key.
    /// @param key The key.
    error BadKey(address key);
    /// @notice The token was not created by the factory of artist tokens.
    /// @param token The token.
    error NotAnArtistToken(address token);
    /// @notice The notice is longer than 30 days.
    /// @param notice The notice in seconds.
    error LongNotice(uint256 notice);
    /// @notice The tab has expired.
    /// @param expires The time at which it expired, in seconds since 1970.
    error Expired(uint256 expires);
    /// @notice There is no open tab with these terms.
    /// @param tabId The hash of the terms.
    error NotOpen(bytes32 tabId);
    /// @notice The listener has closed the tab.
    /// @param tabId The tab.
    error IsClosing(bytes32 tabId);
    /// @notice Nothing was deposited.
    error NothingArrived();
    /// @notice The cap of a key can only rise, because vouchers within it may exist.
    /// @param cap The cap so far.
    error CapNotAbove(uint256 cap);
    /// @notice The keeper did not sign this.
    /// @param signer The account that signed it; the zero address if it is no signature.
    error NotTheKeeper(address signer);
    /// @notice The keeper may still settle.
    /// @param until The time from which the rest can be returned, in seconds since 1970.
    error TooEarly(uint256 until);

    /// @notice Opens the caller's tab and deposits an amount, which the caller has approved. If the tab is open already, the amount is added.
    /// @param terms The terms. The caller must be the listener: the money comes from him.
    /// @param amount The amount to deposit; what arrives counts.
    function open(Terms calldata terms, uint96 amount) external;

    /// @notice Adds an amount to the caller's open tab.
    /// @param terms The terms.
    /// @param amount The amount to add; what arrives counts.
    function topUp(Terms calldata terms, uint96 amount) external;

    /// @notice Lets a further key sign vouchers of the caller's tab, up to a cap of its own, or raises this cap.
    /// @param terms The terms.
    /// @param key The key.
    /// @param cap The amount that it may spend in all, above the cap so far.
    function addKey(Terms calldata terms, address key, uint96 cap) external;

    /// @notice Settles vouchers and pays each song's payees once. An item that is not valid is skipped. For the keeper of the tabs only.
    /// @param batch The vouchers.
    function settle(Settlement[] calldata batch) external;

    /// @notice Asks for the rest of the caller's tab; the keeper can still settle during the notice.
    /// @param terms The terms.
    function close(Terms calldata terms) external;

    /// @notice Closes the caller's tab at once and returns the rest, because the keeper agrees that nothing more is owed.
    /// @param terms The terms.
    /// @param signature The keeper's signature of the EIP-712 message `Release(bytes32 tabId,uint96 settled)`.
    function closeNow(Terms calldata terms, bytes calldata signature) external;

    /// @notice Returns the rest to the listener after the notice, or when the tab has expired and the notice has passed. Anybody may
    /// call it.
    /// @param terms The terms.
    function finish(Terms calldata terms) external;

    /// @notice The state of a tab.
    /// @param tabId The hash of its terms.
    /// @return The state; all 0 if it was never opened.
    function tabs(bytes32 tabId) external view returns (Tab memory);

    /// @notice The state of a further key.
    /// @param tabId The tab.
    /// @param key The key.
    /// @return The state; all 0 if it was never added.
    function keys(bytes32 tabId, address key) external view returns (Key memory);

    /// @notice The amount that a song earned and that its payees did not take.
    /// @param songId The song.
    /// @return The amount, which its next payment includes.
    function unpaid(bytes32 songId) external view returns (uint256);

    /// @notice The id of a tab.
    /// @param terms The terms.
    /// @return The hash of the terms.
    function tabIdOf(Terms calldata terms) external pure returns (bytes32);

    /// @notice The jukebox whose songs are paid.
    /// @return The jukebox.
    function jukebox() external view returns (address);

    /// @notice The factory of artist tokens.
    /// @return The factory.
    function factory() external view returns (address);
}
