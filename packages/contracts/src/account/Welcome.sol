// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IJukebox} from "../music/interfaces/IJukebox.sol";
import {IPasskeyAccountFactory} from "./interfaces/IPasskeyAccountFactory.sol";
import {IWelcome} from "./interfaces/IWelcome.sol";

/// @title A first play for a new account, paid from a budget that somebody put up for that song
/// @notice See IWelcome.
contract Welcome is IWelcome, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    IJukebox private immutable JUKEBOX;
    IPasskeyAccountFactory private immutable FACTORY;

    mapping(address sponsor => mapping(bytes32 songId => Budget)) private _budgets;
    /// @inheritdoc IWelcome
    mapping(address account => bool) public welcomed;
    /// @inheritdoc IWelcome
    address public relayer;

    /// @param jukebox_ The jukebox whose songs it plays.
    /// @param factory_ The factory that opens the accounts.
    /// @param relayer_ The relayer. A parameter, because the sender of a constructor is the CREATE2 deployer.
    constructor(IJukebox jukebox_, IPasskeyAccountFactory factory_, address relayer_) {
        JUKEBOX = jukebox_;
        FACTORY = factory_;
        _setRelayer(relayer_);
    }

    modifier onlyRelayer() {
        if (msg.sender != relayer) revert NotTheRelayer(msg.sender);
        _;
    }

    /// @inheritdoc IWelcome
    function fund(bytes32 songId, address token, uint128 amount, uint128 mostPerPlay, uint32 perDay)
        external
        nonReentrant
    {
        address priced = JUKEBOX.song(songId).token;
        if (token != priced) revert OtherToken(priced);
        Budget storage budget = _budgets[msg.sender][songId];
        (budget.token, budget.mostPerPlay, budget.perDay) = (token, mostPerPlay, perDay);
        // A token may take a fee, so the received amount counts.
        uint256 before = _held(token);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        uint256 arrived = _held(token) - before;
        budget.left += SafeCast.toUint128(arrived);
        emit Funded(msg.sender, songId, token, arrived, mostPerPlay, perDay);
    }

    /// @inheritdoc IWelcome
    function takeBack(bytes32 songId) external nonReentrant {
        Budget storage budget = _budgets[msg.sender][songId];
        (address token, uint256 left) = (budget.token, budget.left);
        if (left == 0) revert NothingLeft(songId);
        budget.left = 0;
        emit TakenBack(msg.sender, songId, token, left);
        IERC20(token).safeTransfer(msg.sender, left);
    }

    /// @inheritdoc IWelcome
    function welcome(bytes32 songId, address sponsor, bytes32 x, bytes32 y)
        external
        onlyRelayer
        nonReentrant
        returns (address account)
    {
        // A refusal costs the relayer gas, so the cheap checks come first, and opening the account comes last.
        account = FACTORY.accountOf(x, y);
        if (welcomed[account]) revert AlreadyWelcomed(account);
        (address token, uint256 cost) = _spend(songId, sponsor);
        welcomed[account] = true;
        emit Welcomed(account, songId, sponsor, cost);
        _play(songId, IERC20(token), cost, account);
        FACTORY.open(x, y);
    }

    /// @inheritdoc IWelcome
    function changeRelayer(address next) external onlyRelayer {
        _setRelayer(next);
    }

    /// @inheritdoc IWelcome
    function budgets(address sponsor, bytes32 songId) external view returns (Budget memory) {
        return _budgets[sponsor][songId];
    }

    /// @inheritdoc IWelcome
    function jukebox() external view returns (address) {
        return address(JUKEBOX);
    }

    /// @inheritdoc IWelcome
    function factory() external view returns (address) {
        return address(FACTORY);
    }

    /// @dev Deducts the price of one play from the budget.
    function _spend(bytes32 songId, address sponsor) private returns (address token, uint256 cost) {
        Budget storage budget = _budgets[sponsor][songId];
        uint32 day = uint32(block.timestamp / 1 days);
        uint32 today = budget.day == day ? budget.today : 0;
        if (today >= budget.perDay) revert NoMoreToday(songId, sponsor);
        (budget.today, budget.day) = (today + 1, day);
        uint128 left = budget.left;
        uint128 price = JUKEBOX.song(songId).cost;
        if (price > budget.mostPerPlay) revert CostRose(price, budget.mostPerPlay);
        if (price > left) revert BudgetSpent(songId, sponsor);
        budget.left = left - price;
        return (budget.token, price);
    }

    /// @dev All sponsors' tokens are in one balance, so a token that takes more than the price would take it from
    /// other sponsors. If this contract were itself a payee, its share would be stuck here.
    function _play(bytes32 songId, IERC20 token, uint256 cost, address account) private {
        uint256 before = _held(address(token));
        token.forceApprove(address(JUKEBOX), cost);
        JUKEBOX.playFor(songId, account, cost);
        uint256 held = _held(address(token));
        if (held + cost != before) revert OtherAmount(cost, before - held);
    }

    function _held(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }

    function _setRelayer(address next) private {
        if (next == address(0)) revert NoRelayer();
        emit RelayerChanged(relayer, next);
        relayer = next;
    }
}
