// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IAccount} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {IERC7821} from "@openzeppelin/contracts/interfaces/draft-IERC7821.sol";

/// @title An account whose key is a passkey
/// @notice The owner signs with a passkey (P-256, WebAuthn, with user verification). It acts only through the
/// EntryPoint of ERC-4337 (version 0.8): an operation is a batch of calls (ERC-7821) that is executed entirely or not
/// at all. Contracts check its signatures by ERC-1271, in the nested form of ERC-7739. It holds native currency,
/// tokens and pieces of any kind.
/// @dev The signature of an operation is six bytes with its expiry (in seconds since 1970; 0 for none), followed by
/// the passkey's signature (WebAuthn) of keccak256(abi.encodePacked(userOpHash, those bytes)). The account has no
/// owner, no upgrade and no delegatecall. The passkey's origin and site are not checked: browsers do that. A second
/// signer can propose another key; seven days later anybody may put it in force, unless the present key has cancelled
/// it.
interface IPasskeyAccount is IAccount, IERC1271, IERC7821 {
    /// @notice A recovery took place: from now on only this key signs.
    /// @param x The new key, x.
    /// @param y The new key, y.
    event KeyReplaced(bytes32 indexed x, bytes32 y);

    /// @notice The second signer was set or removed. A recovery in progress has ended.
    /// @param recoverer The second signer (ERC-7913); empty for none.
    event RecovererSet(bytes recoverer);

    /// @notice The second signer proposed another key. An earlier proposal has ended.
    /// @param x The proposed key, x.
    /// @param y The proposed key, y.
    /// @param readyAt The time from which it can be put in force, in seconds since 1970.
    event RecoveryProposed(bytes32 x, bytes32 y, uint64 readyAt);

    /// @notice The present key ended the recovery.
    event RecoveryCancelled();

    /// @notice The account has its key already.
    error AlreadyInitialized();

    /// @notice A second signer has at least the 20 bytes of an address and at most 128.
    /// @param length The given length.
    error BadRecoverer(uint256 length);

    /// @notice The proposal was not signed by the second signer for this account, chain, key and round.
    error NotTheRecoverer();

    /// @notice No recovery can be put in force now.
    /// @param readyAt The time from which it can be; 0 if none is pending.
    error NothingReady(uint64 readyAt);

    /// @notice Gives a new account its key. The factory calls this in the transaction that makes the account; later it fails.
    /// @param x The key, x.
    /// @param y The key, y.
    function initialize(bytes32 x, bytes32 y) external;

    /// @notice Sets the second signer, or removes it if empty, and ends a recovery in progress. For the account itself only.
    /// @param who The second signer (ERC-7913): an address, or the address of a verifier followed by a key.
    function setRecoverer(bytes calldata who) external;

    /// @notice Proposes another key. Anybody may submit it with the second signer's signature of `Recover(bytes32
    /// x,bytes32 y,uint256 round)` of EIP-712, domain "Musi Account", version "1", this chain and account.
    /// @param x The proposed key, x.
    /// @param y The proposed key, y.
    /// @param signature The second signer's signature.
    function propose(bytes32 x, bytes32 y, bytes calldata signature) external;

    /// @notice Ends a recovery and makes every signed proposal invalid. For the account itself only.
    function cancelRecovery() external;

    /// @notice Puts the proposed key in force, seven days after the proposal. Anybody may call this.
    function takeRecovery() external;

    /// @notice The key that signs.
    /// @return x The key, x.
    /// @return y The key, y.
    function signer() external view returns (bytes32 x, bytes32 y);

    /// @notice The second signer.
    /// @return The signer (ERC-7913); empty if there is none.
    function recoverer() external view returns (bytes memory);

    /// @notice The recovery in progress.
    /// @return x The proposed key, x.
    /// @return y The proposed key, y.
    /// @return readyAt The time from which it can be put in force, in seconds since 1970; 0 if none is pending.
    function pending() external view returns (bytes32 x, bytes32 y, uint64 readyAt);

    /// @notice The number that the next proposal must be signed with. It rises with each proposal, cancellation and
    /// change of the second signer, so that a signature is valid once.
    /// @return The number.
    function round() external view returns (uint256);
}
