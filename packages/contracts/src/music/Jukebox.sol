// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IJukebox} from "./interfaces/IJukebox.sol";

/// @title Songs that are paid for by the play
/// @notice See IJukebox.
contract Jukebox is IJukebox {
    using SafeERC20 for IERC20;

    uint256 private constant WHOLE_BPS = 10_000;
    uint256 private constant MOST_PAYEES = 10;

    mapping(bytes32 songId => Song) private _songs;
    mapping(bytes32 songId => Payee[]) private _payees;

    /// @inheritdoc IJukebox
    function register(uint256 nonce, address token, uint128 cost, Payee[] calldata payees_, bytes32 contentHash)
        external
        returns (bytes32 songId)
    {
        songId = songIdOf(msg.sender, nonce);
        Song storage known = _songs[songId];
        if (known.artist != address(0)) revert AlreadyRegistered(songId);
        if (token.code.length == 0) revert NotAToken(token);
        if (cost == 0) revert NoCost();
        _keepPayees(songId, payees_);
        known.artist = msg.sender;
        known.token = token;
        known.cost = cost;
        known.contentHash = contentHash;
        emit SongRegistered(songId, msg.sender, token, nonce, cost, payees_, contentHash);
    }

    /// @inheritdoc IJukebox
    function changeCost(bytes32 songId, uint128 cost) external {
        Song storage own = _ownSong(songId);
        if (cost == 0) revert NoCost();
        emit CostChanged(songId, own.cost, cost);
        own.cost = cost;
    }

    /// @inheritdoc IJukebox
    function retire(bytes32 songId) external {
        _ownSong(songId).retired = true;
        emit SongRetired(songId);
    }

    /// @inheritdoc IJukebox
    function play(bytes32 songId, uint256 maxCost) external {
        _play(songId, msg.sender, maxCost);
    }

    /// @inheritdoc IJukebox
    function playFor(bytes32 songId, address fan, uint256 maxCost) external {
        if (fan == address(0)) revert NoFan();
        _play(songId, fan, maxCost);
    }

    /// @inheritdoc IJukebox
    function playWithPermit(
        bytes32 songId,
        uint256 maxCost,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        IERC20Permit token = IERC20Permit(_playable(songId).token);
        // Somebody who sees the transaction can submit the permit first. Then the allowance exists, and payment succeeds anyway.
        try token.permit(msg.sender, address(this), value, deadline, v, r, s) {} catch {}
        _play(songId, msg.sender, maxCost);
    }

    /// @inheritdoc IJukebox
    function song(bytes32 songId) external view returns (Song memory) {
        return _known(songId);
    }

    /// @inheritdoc IJukebox
    function payees(bytes32 songId) external view returns (Payee[] memory) {
        return _payees[songId];
    }

    /// @inheritdoc IJukebox
    function songIdOf(address artist, uint256 nonce) public pure returns (bytes32) {
        return keccak256(abi.encode(artist, nonce));
    }

    /// @dev All state changes and events come before the first call into the token, which may re-enter.
    function _play(bytes32 songId, address fan, uint256 maxCost) private {
        Song storage played = _playable(songId);
        uint256 cost = played.cost;
        if (cost > maxCost) revert CostRose(cost, maxCost);
        ++played.plays;
        emit Played(songId, fan, msg.sender, played.token, cost);
        _pay(IERC20(played.token), cost, _payees[songId]);
    }

    /// @dev Directly from the payer to each payee. The first payee gets the remainder after the others' rounded shares.
    function _pay(IERC20 token, uint256 cost, Payee[] storage to) private {
        uint256 left = cost;
        for (uint256 i = to.length - 1; i > 0; --i) {
            // No overflow: the cost is below 2^128 and a share below 2^16.
            uint256 part = cost * to[i].shareBps / WHOLE_BPS;
            left -= part;
            if (part > 0) token.safeTransferFrom(msg.sender, to[i].account, part);
        }
        token.safeTransferFrom(msg.sender, to[0].account, left);
    }

    function _keepPayees(bytes32 songId, Payee[] calldata given) private {
        if (given.length == 0 || given.length > MOST_PAYEES) revert BadPayeeCount(given.length);
        uint256 sumBps = 0;
        for (uint256 i = 0; i < given.length; ++i) {
            Payee calldata payee = given[i];
            bool payable_ = payee.account != address(0) && payee.account != address(this);
            if (!payable_ || payee.shareBps == 0) revert BadPayee(payee.account);
            sumBps += payee.shareBps;
            _payees[songId].push(payee);
        }
        if (sumBps != WHOLE_BPS) revert SharesDoNotAddUp(sumBps);
    }

    function _known(bytes32 songId) private view returns (Song storage known) {
        known = _songs[songId];
        if (known.artist == address(0)) revert NoSuchSong(songId);
    }

    function _playable(bytes32 songId) private view returns (Song storage known) {
        known = _known(songId);
        if (known.retired) revert Retired(songId);
    }

    function _ownSong(bytes32 songId) private view returns (Song storage own) {
        own = _playable(songId);
        if (own.artist != msg.sender) revert NotTheArtist(songId, msg.sender);
    }
}
